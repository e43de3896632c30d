from hypothesis import settings

# Games drawn at random differ in length; how long one takes says nothing.
settings.register_profile("games", deadline=None)
settings.load_profile("games")
