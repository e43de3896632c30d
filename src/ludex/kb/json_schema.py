"""How JSON Schemas are made of pydantic's core schemas."""

from typing import Any

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema


class _Generator(GenerateJsonSchema):
    """Pydantic's own, with tables whose keys are checked, and titles only where types have them."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def dict_schema(self, schema: core_schema.DictSchema) -> JsonSchemaValue:
        made: JsonSchemaValue = {"type": "object"}
        if keys := schema.get("keys_schema"):
            made["propertyNames"] = self.generate_inner(keys)
        if values := schema.get("values_schema"):
            made["additionalProperties"] = self.generate_inner(values)
        self.update_with_validations(made, schema, self.ValidationsMapping.object)
        return made


def generate(schema: core_schema.CoreSchema) -> dict[str, Any]:
    """Return the JSON Schema of a core schema."""
    return _Generator().generate(schema)
