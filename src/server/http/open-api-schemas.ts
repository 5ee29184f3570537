export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  title?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Gathers the entities, which have titles, once each; what mentions them gets a reference. */
export function createComponents() {
  const schemas: Record<string, JsonSchema> = {};
  const texts: Record<string, string> = {};

  const add = (title: string, schema: JsonSchema): string => {
    const text = JSON.stringify(schema);
    // Two entities may share a title, such as the product of a path and the product itself.
    for (let number = 1; ; number++) {
      const name = number === 1 ? title : `${title}${number}`;
      if (texts[name] !== undefined && texts[name] !== text) continue;
      texts[name] = text;
      schemas[name] = schema;
      return name;
    }
  };

  const reference = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => {
    const inner = withReferences(schema, reference);
    return schema.title ? { $ref: `#/components/schemas/${add(schema.title, inner)}` } : inner;
  };
  return { schemas, add, reference };
}

function withReferences(schema: JsonSchema, reference: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const result = { ...schema };
  if (schema.properties)
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, reference(property)]),
    );
  if (schema.items) result.items = reference(schema.items);
  if (typeof schema.additionalProperties === 'object')
    result.additionalProperties = reference(schema.additionalProperties);
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
    const parts = schema[key];
    if (parts) result[key] = parts.map(reference);
  }
  return result;
}
