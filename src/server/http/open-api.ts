import * as z from 'zod/mini';
import type { Endpoint } from '../../wire/endpoint.ts';
import { endpoints } from '../../wire/endpoints.ts';
import { errors } from '../../wire/errors.ts';
import { SELLER_API_BASE } from '../../wire/integrations/seller-api-base.ts';
import type { Config } from '../config.ts';
import { createComponents, type JsonSchema } from './open-api-schemas.ts';

/** The OpenAPI 3.1 document of what strangers may call, made of the same table that validates requests and replies. */
export function openApiDocument({ baseUrl, brand, mode }: Pick<Config, 'baseUrl' | 'brand' | 'mode'>) {
  const components = createComponents();
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, definition] of publicEndpoints) {
    if (definition.inProduction === false && mode === 'production') continue;
    const path = definition.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [definition.method.toLowerCase()]: operation(name, definition, components),
    };
  }
  components.add('Error', errorSchema);
  return {
    openapi: '3.1.0',
    info: {
      title: `API de ${brand.name}`,
      version: '1',
      description: 'Catálogo, envíos y pedidos. Los nombres y formas son los del contrato del sitio.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${baseUrl}/api` }],
    tags: [...new Set(publicEndpoints.map(([, { tag }]) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        sellerKey: { type: 'http', scheme: 'bearer', description: 'Clave de API de la tienda (plz_…)' },
      },
    },
  };
}

type PublicEndpoint = Endpoint & Required<Pick<Endpoint, 'tag' | 'summary' | 'output'>>;

const publicEndpoints = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  (entry): entry is [string, PublicEndpoint] => entry[1].tag !== undefined,
);

type Components = ReturnType<typeof createComponents>;

function operation(name: string, definition: PublicEndpoint, components: Components) {
  const body = definition.body && components.reference(schemaOf(definition.body));
  return {
    operationId: name,
    summary: definition.summary,
    tags: [definition.tag],
    ...(isForMachines(definition) && { security: [{ sellerKey: [] }] }),
    parameters: [
      ...parameters('path', definition.params, components),
      ...parameters('query', definition.query, components),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: body },
          ...(definition.bodyType === 'multipart' && { 'multipart/form-data': { schema: body } }),
        },
      },
    }),
    responses: {
      [definition.successStatus ?? 200]: {
        description: 'La respuesta',
        content: { 'application/json': { schema: components.reference(replySchemaOf(definition.output)) } },
      },
      ...failures(definition),
    },
  };
}

function parameters(place: 'path' | 'query', schema: Endpoint['params'], components: Components): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: components.reference(property),
  }));
}

function failures(definition: Endpoint): Record<string, object> {
  const statuses = [400, 429, 500];
  if (definition.params) statuses.push(404);
  if (definition.method !== 'GET') statuses.push(403, 409, 413, 415);
  if (isForMachines(definition)) statuses.push(401, ...(definition.method === 'GET' ? [403] : []));
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    statuses.sort().map((status) => [status, { description: descriptionOf(status), content }]),
  );
}

function isForMachines({ path }: Endpoint): boolean {
  return path.startsWith(`${SELLER_API_BASE}/`);
}

function descriptionOf(status: number): string {
  return Object.values(errors).find((entry) => entry.status === status)?.message ?? 'Error';
}

/** What a caller sends. */
function schemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** What we answer: amounts and ids always as numbers, although callers may send them as text too. */
function replySchemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const kinds = jsonSchema.anyOf?.map((kind) => (kind as JsonSchema).type).join();
      if (kinds !== 'number,string') return;
      delete jsonSchema.anyOf;
      jsonSchema.type = 'integer';
    },
  }) as JsonSchema;
}

const errorSchema: JsonSchema = {
  type: 'object',
  title: 'Error',
  properties: {
    status: { type: 'boolean', const: false },
    message: { type: 'string', description: 'Qué pasó, para mostrar' },
    code: { type: 'string', enum: Object.keys(errors) },
    campos: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Un mensaje por campo del formulario',
    },
    detalle: { description: 'Lo que cambió, por ejemplo los precios de hoy' },
  },
  required: ['status', 'message', 'code'],
};
