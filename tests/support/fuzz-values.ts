import type { JsonSchema } from '../../src/server/http/open-api-schemas.ts';
import { type Chance, HOSTILE_VALUES } from './fuzz-random.ts';

export interface FuzzSchema extends JsonSchema {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  prefixItems?: FuzzSchema[];
}

export type Schemas = Record<string, FuzzSchema>;

/** What the server has said so far under each name, so that later requests speak of things that exist. */
export type Memory = Map<string, unknown[]>;

/** An account that can be entered with what requests say. */
export const KNOWN_PERSON = { email: 'conocida@ejemplo.test', password: 'Clave#Valida1' };

/** Texts that open the way behind the first check, by the names of fields. */
const FITTING: [RegExp, readonly unknown[]][] = [
  [
    /^(email|ema|correo)/i,
    ['ana@ejemplo.test', KNOWN_PERSON.email, 'compradora@plazuela.test', 'nueva@ejemplo.test'],
  ],
  [/clave|password/i, [KNOWN_PERSON.password, 'Otra#Clave2026']],
  [/^(cel|tel|phone)/i, ['3001234567', '3009998877']],
  [/^(nit|ide|idUsuario|idCliente|documento|holderDocument$)/i, ['900123456', '1020304050']],
  [/ciu|origen|destino|cityId/i, ['11001', '05001']],
  [/dep/i, ['11', '05']],
  [/tippersona/i, ['1', '3']],
  [/tip(documento|contribuyente)|codTipo|documentType/i, ['CC', 'NIT']],
  [
    /^(fecha|desde|hasta|dia|inicia|termina|venc|from$|until$|valid|starts|ends|receivedOn|collectedAt|failedSince)/i,
    ['2026-11-01', '2026-11-30', '2026-11-15T10:00:00Z'],
  ],
  [/latitud|^lat/i, [4.65]],
  [/longitud|^lng/i, [-74.1]],
  [/url|enlace|^link$/i, ['https://ejemplo.invalid/a', '/productos']],
  [/pin$|codigo|^code$/i, ['1234', '123456']],
  [
    /^cart$/,
    [
      '[{"codProducto":1,"cantidad":1}]',
      '[{"codProducto":2,"cantidad":3,"atributos":[]}]',
      '[{"cantidad":1e9}]',
      '[',
    ],
  ],
  [/^(mes|month)$/, ['2026-10', '2026-11']],
  [/^puntuacion$/, [1, 4, '5']],
  [/^q$/, ['11', 'arepa']],
];

/** Parameters that mean what replies call otherwise. */
const ALSO: Record<string, string> = {
  id: 'codProducto',
  categoria: 'codCategoria',
  number: 'orderNumber',
  orderNumbers: 'orderNumber',
  mainCategoryId: 'categoryId',
  subcategoryId: 'categoryId',
  parentId: 'categoryId',
  parentCategoryId: 'categoryId',
  categoryIds: 'categoryId',
  intoId: 'categoryId',
  beforeId: 'categoryId',
  collectionIds: 'collectionId',
  sellerIds: 'sellerId',
};

export function createValues(chance: Chance, schemas: Schemas, memory: Memory, hostileShare: () => number) {
  const isHostile = () => chance.happens(hostileShare());

  const textOf = ({ minLength = 0, maxLength = 40, pattern }: FuzzSchema): string => {
    if (pattern?.startsWith('^\\d')) return String(numberOf({}));
    const middle = Math.min(Math.max(12, minLength), maxLength);
    const length = isHostile() ? maxLength + 1 : chance.pick([minLength, middle, middle, maxLength]);
    return 'Ácido y dulce. '.repeat(Math.ceil(length / 15)).slice(0, length);
  };
  const numberOf = ({ minimum = 0, maximum = 1_000_000 }: FuzzSchema): number => {
    if (isHostile()) return chance.pick([minimum - 1, maximum + 1, minimum + 0.5]);
    const inside = [1, 1, 2, 3, 10, 73, 100, 20_000].filter((one) => one >= minimum && one <= maximum);
    return chance.pick([...inside, minimum, maximum]);
  };

  const fittingText = (name: string): unknown => FITTING.find(([fits]) => fits.test(name))?.[1];

  const makeValue = (schema: FuzzSchema | undefined, name: string, depth = 0): unknown => {
    if (isHostile()) return chance.pick(HOSTILE_VALUES);
    if (!schema || depth > 8) return 'x';
    if (schema.$ref)
      return makeValue(schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)], name, depth);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return makeValue(chance.pick(choices), name, depth + 1);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return chance.pick(schema.enum);
    const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
    if (type === 'object') return objectOf(schema, depth);
    if (type === 'array') return arrayOf(schema, name, depth);
    const known = [...(memory.get(name) ?? []), ...(memory.get(ALSO[name] ?? '') ?? [])];
    const seen = known.filter((value) => isOfType(value, type));
    if (seen.length > 0 && chance.happens(0.7))
      return chance.pick(chance.happens(0.5) ? seen.slice(-3) : seen);
    const fitting = fittingText(name) as unknown[] | undefined;
    if (fitting && chance.happens(0.8)) return chance.pick(fitting);
    if (type === 'boolean') return chance.happens(0.5);
    if (type === 'null') return null;
    if (type === 'number' || type === 'integer') return numberOf(schema);
    // Many numbers travel as text.
    return chance.happens(0.3) ? String(numberOf(schema)) : textOf(schema);
  };
  const objectOf = ({ properties = {}, required = [] }: FuzzSchema, depth: number) => {
    const entries = Object.entries(properties).filter(([name]) =>
      required.includes(name) ? !isHostile() : chance.happens(0.7),
    );
    const result = Object.fromEntries(
      entries.map(([name, property]) => [name, makeValue(property, name, depth + 1)]),
    );
    if (isHostile()) Object.assign(result, { [chance.pick(['admin', '', 'toString'])]: true });
    return result;
  };
  const arrayOf = (schema: FuzzSchema, name: string, depth: number) => {
    if (schema.prefixItems) return schema.prefixItems.map((item) => makeValue(item, name, depth + 1));
    const length = isHostile() ? 400 : chance.pick([0, 1, 1, 1, 2, 3]);
    return Array.from({ length }, () => makeValue(schema.items, name, depth + 1));
  };
  return makeValue;
}

/** The version of a product is no example of a version of a text. */
function isOfType(value: unknown, type: string | undefined): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === 'string' ? typeof value !== 'boolean' : type === undefined || typeof value === type;
}

/** Keeps ids, codes and versions of a reply, the last ones of each name. */
export function remember(memory: Memory, value: unknown, depth = 0): void {
  if (value === null || typeof value !== 'object' || depth > 8) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 5)) remember(memory, item, depth + 1);
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && inner !== null) remember(memory, inner, depth + 1);
    // What somebody left empty is no example of it.
    else if (inner !== null && inner !== '' && String(inner).length < 120) keep(memory, name, inner);
  }
}

const KEPT = 12;

function keep(memory: Memory, name: string, value: unknown): void {
  const values = memory.get(name) ?? [];
  if (values.includes(value)) return;
  memory.set(name, [...values, value].slice(-KEPT));
}
