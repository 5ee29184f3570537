import { API_ACTIONS, API_NAMES, API_SUBJECTS, API_VALUES } from './audit-api-words.ts';
import { BULK_ACTIONS, BULK_NAMES, BULK_VALUES } from './audit-bulk-words.ts';
import { CASE_ACTIONS, CASE_NAMES, CASE_SUBJECTS, CASE_VALUES } from './audit-case-words.ts';
import { CONTENT_ACTIONS, CONTENT_NAMES, CONTENT_SUBJECTS } from './audit-content-words.ts';
import { IMPORT_ACTIONS, IMPORT_NAMES } from './audit-import-words.ts';
import { MONEY_ACTIONS, MONEY_NAMES, MONEY_SUBJECTS, MONEY_VALUES } from './audit-money-words.ts';
import { AUDIT_ORDER_ACTIONS } from './audit-order-words.ts';
import { SEARCH_ACTIONS, SEARCH_NAMES, SEARCH_SUBJECTS, SEARCH_VALUES } from './audit-search-words.ts';
import { SHOP_ACTIONS, SHOP_NAMES, SHOP_VALUES } from './audit-shop-words.ts';
import { STAFF_ACTIONS } from './audit-staff-words.ts';
import { SYSTEM_ACTIONS, SYSTEM_NAMES, SYSTEM_SUBJECTS } from './audit-system-words.ts';
import { SELLER_ACTIONS, SELLER_NAMES, SELLER_VALUES } from './seller-audit-words.ts';
import { formatSpanishDate } from './spanish-dates.ts';

/** What a shop filters its history by: the first part of an action. */
export const AUDIT_KINDS = {
  product: 'Productos',
  package: 'Pedidos',
  shop: 'Tienda',
  team: 'Equipo',
  money: 'Dinero',
  question: 'Preguntas',
  review: 'Opiniones',
  import: 'Cargas masivas',
  bulk: 'Cambios masivos',
  api: 'Integraciones',
  case: 'Casos',
} as const;

export type AuditKind = keyof typeof AUDIT_KINDS;

export const AUDIT_KIND_IDS = Object.keys(AUDIT_KINDS) as AuditKind[];

export interface AuditEvent {
  action: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface AuditChange {
  name: string;
  before: string;
  after: string;
}

/** 'Cambió el precio'; an action without words of its own is named by its kind. */
export function auditActionText(action: string): string {
  const [kind = ''] = action.split('.');
  return ACTIONS[action] ?? `Cambio en ${(AUDIT_KINDS[kind as AuditKind] ?? 'la tienda').toLowerCase()}`;
}

/** 'Producto 12' of 'product:12'. */
export function auditSubjectText(subject: string): string {
  const [kind = '', id = ''] = subject.split(':');
  return [SUBJECTS[kind] ?? '', id].filter(Boolean).join(' ');
}

/** What changed, in Spanish words, as it was and as it is; '' for nothing. */
export function auditChanges({ before, after }: Pick<AuditEvent, 'before' | 'after'>): AuditChange[] {
  const all = [...Object.keys(before ?? {}), ...Object.keys(after ?? {})];
  // A version only guards against saving over each other.
  const names = [...new Set(all)].filter((name) => name !== 'version');
  return names.map((name) => ({
    name: nameOf(name),
    before: wordsOf(name, before?.[name]),
    after: wordsOf(name, after?.[name]),
  }));
}

const ACTIONS: Record<string, string> = {
  ...API_ACTIONS,
  ...BULK_ACTIONS,
  ...CASE_ACTIONS,
  ...IMPORT_ACTIONS,
  ...MONEY_ACTIONS,
  ...AUDIT_ORDER_ACTIONS,
  ...CONTENT_ACTIONS,
  ...SEARCH_ACTIONS,
  ...SELLER_ACTIONS,
  ...STAFF_ACTIONS,
  ...SYSTEM_ACTIONS,
  ...SHOP_ACTIONS,
};

const SUBJECTS: Record<string, string> = {
  ...API_SUBJECTS,
  ...CASE_SUBJECTS,
  ...MONEY_SUBJECTS,
  ...CONTENT_SUBJECTS,
  ...SEARCH_SUBJECTS,
  product: 'Producto',
  order: 'Pedido',
  package: 'Pedido',
  account: 'Persona',
  invitation: 'Invitación',
  seller: 'Tienda',
  question: 'Pregunta',
  review: 'Opinión',
  import: 'Carga masiva',
  bulk: 'Cambio masivo',
  message: 'Mensaje',
  ...SYSTEM_SUBJECTS,
};

const NAMES: Record<string, string> = {
  ...API_NAMES,
  ...BULK_NAMES,
  ...CASE_NAMES,
  ...IMPORT_NAMES,
  ...SELLER_NAMES,
  ...CONTENT_NAMES,
  ...SEARCH_NAMES,
  ...MONEY_NAMES,
  ...SYSTEM_NAMES,
  ...SHOP_NAMES,
};

/** Their own parts are named by the shop: options and combinations of a product. */
const NAMED_BY_PEOPLE = ['attributes', 'stock', 'variants', 'variantPrices'];

const VALUES: Record<string, Record<string, string>> = {
  ...API_VALUES,
  ...BULK_VALUES,
  ...CASE_VALUES,
  ...MONEY_VALUES,
  ...SEARCH_VALUES,
  ...SELLER_VALUES,
  ...SHOP_VALUES,
};

/** What an entry says that has no Spanish word yet: of its action, its subject, and its fields however deep. */
export function missingAuditWords({ action, subject, before, after }: AuditEvent): string[] {
  const [kind = ''] = subject.split(':');
  const fields = [before, after].flatMap(fieldsIn).filter((name) => name !== 'version' && !NAMES[name]);
  return [
    ...(ACTIONS[action] ? [] : [`action ${action}`]),
    ...(SUBJECTS[kind] || kind === '' ? [] : [`subject ${kind}`]),
    ...new Set(fields.map((name) => `field ${name} of ${action}`)),
  ];
}

function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(NAMED_BY_PEOPLE.includes(name) ? [] : fieldsIn(inner)),
  ]);
}

/** 'unitPrice' reads 'Unit price' where nobody gave it a Spanish name. */
function nameOf(name: string): string {
  return (
    NAMES[name] ?? name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase())
  );
}

function wordsOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const word = VALUES[name]?.[String(value)];
  if (word) return word;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return new Intl.NumberFormat('es-CO').format(value);
  if (Array.isArray(value)) return value.map((one) => wordsOf(name, one)).join(', ');
  if (typeof value === 'object') return objectWords(value as Record<string, unknown>);
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? formatSpanishDate(text) : text;
}

function objectWords(value: Record<string, unknown>): string {
  return Object.entries(value)
    .map(([key, inner]) => `${nameOf(key)}: ${wordsOf(key, inner) || 'nada'}`)
    .join('; ');
}
