import { API_ACTIONS, API_NAMES, API_SUBJECTS, API_VALUES } from './audit-api-words.ts';
import { CONTENT_ACTIONS, CONTENT_NAMES, CONTENT_SUBJECTS } from './audit-content-words.ts';
import { IMPORT_ACTIONS, IMPORT_NAMES } from './audit-import-words.ts';
import { MONEY_ACTIONS, MONEY_NAMES, MONEY_SUBJECTS, MONEY_VALUES } from './audit-money-words.ts';
import { AUDIT_ORDER_ACTIONS } from './audit-order-words.ts';
import { STAFF_ACTIONS } from './audit-staff-words.ts';
import { SYSTEM_ACTIONS, SYSTEM_NAMES, SYSTEM_SUBJECTS } from './audit-system-words.ts';
import { PACKAGE_STATUSES } from './package-status.ts';
import { SELLER_ACTIONS, SELLER_NAMES, SELLER_VALUES } from './seller-audit-words.ts';
import { SELLER_ROLE_NAMES } from './seller-role.ts';
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
  api: 'Integraciones',
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
  ...IMPORT_ACTIONS,
  ...MONEY_ACTIONS,
  ...AUDIT_ORDER_ACTIONS,
  ...CONTENT_ACTIONS,
  ...SELLER_ACTIONS,
  ...STAFF_ACTIONS,
  ...SYSTEM_ACTIONS,
  'question.answered': 'Respondió una pregunta',
  'question.answer-changed': 'Cambió la respuesta a una pregunta',
  'question.reported': 'Reportó una pregunta',
  'review.replied': 'Respondió una valoración',
  'review.reply-changed': 'Cambió la respuesta a una valoración',
  'team.invited': 'Invitó a alguien',
  'team.invitation-resent': 'Envió otra vez una invitación',
  'team.invitation-revoked': 'Anuló una invitación',
  'team.member-joined': 'Entró al equipo',
  'team.role-changed': 'Cambió un rol',
  'team.member-removed': 'Sacó a alguien del equipo',
  'package.status-changed': 'Movió un pedido',
  'package.units-cancelled': 'Anuló unidades de un pedido',
  'package.guide-changed': 'Guardó la guía de un pedido',
  'package.cash-collected': 'Registró un recaudo',
  'package.collection-undone': 'Anuló un recaudo registrado por error',
  'product.created': 'Creó un producto',
  'product.edited': 'Editó un producto',
  'product.state-changed': 'Cambió el estado de un producto',
  'product.price-changed': 'Cambió el precio',
  'product.stock-changed': 'Cambió las existencias',
  'shop.page-changed': 'Cambió la página de la tienda',
  'shop.holiday-changed': 'Cambió las vacaciones',
  'money.bank-account-changed': 'Cambió la cuenta bancaria',
};

const SUBJECTS: Record<string, string> = {
  ...API_SUBJECTS,
  ...MONEY_SUBJECTS,
  ...CONTENT_SUBJECTS,
  product: 'Producto',
  order: 'Pedido',
  package: 'Pedido',
  account: 'Persona',
  invitation: 'Invitación',
  seller: 'Tienda',
  question: 'Pregunta',
  review: 'Opinión',
  import: 'Carga masiva',
  message: 'Mensaje',
  ...SYSTEM_SUBJECTS,
};

const NAMES: Record<string, string> = {
  ...API_NAMES,
  ...IMPORT_NAMES,
  ...SELLER_NAMES,
  ...CONTENT_NAMES,
  ...MONEY_NAMES,
  ...SYSTEM_NAMES,
  role: 'Rol',
  email: 'Correo',
  name: 'Nombre',
  description: 'Descripción',
  reference: 'Referencia',
  price: 'Precio',
  salePrice: 'Precio rebajado',
  offerStartsAt: 'Inicio de la oferta',
  offerEndsAt: 'Fin de la oferta',
  stock: 'Existencias',
  onHand: 'Existencias',
  state: 'Estado',
  status: 'Estado',
  statusId: 'Estado',
  carrier: 'Transportadora',
  trackingNumber: 'Número de guía',
  quantity: 'Cantidad',
  units: 'Unidades',
  lines: 'Líneas',
  amount: 'Valor',
  collected: 'Recaudado',
  collectedBy: 'Recaudado por',
  cancelled: 'Anuladas',
  line: 'Línea',
  categoryId: 'Categoría',
  mainCategoryId: 'Categoría',
  subcategoryId: 'Subcategoría',
  weightKilograms: 'Peso (kg)',
  heightCentimetres: 'Alto (cm)',
  widthCentimetres: 'Ancho (cm)',
  lengthCentimetres: 'Largo (cm)',
  perishable: 'Perecedero',
  images: 'Fotos',
  pictures: 'Fotos',
  imageUrl: 'Foto',
  attributes: 'Atributos',
  displayName: 'Nombre de la tienda',
  bannerUrl: 'Banner',
  logoUrl: 'Logo',
  returnsPolicy: 'Política de devoluciones',
  shippingPolicy: 'Política de envíos',
  warrantyPolicy: 'Política de garantía',
  openingHours: 'Horario',
  holidayFrom: 'Vacaciones desde',
  holidayUntil: 'Vacaciones hasta',
  holidayMessage: 'Mensaje de vacaciones',
  note: 'Nota',
  read: 'Leído',
  answer: 'Respuesta',
  reply: 'Respuesta',
  reviewStatus: 'Estado',
  questionState: 'Estado',
  operatorReason: 'Motivo de la pausa',
  cause: 'Causa',
  bankName: 'Banco',
  accountKind: 'Tipo de cuenta',
  accountNumber: 'Número de cuenta',
  holderName: 'Titular',
  mail: 'Correo enviado',
  taxClass: 'IVA',
  offer: 'Oferta',
  startsAt: 'Desde',
  endsAt: 'Hasta',
  stockPerCombination: 'Existencias por combinación',
  alt: 'Texto de la foto',
};

/** Their own parts are named by the shop: options and combinations of a product. */
const NAMED_BY_PEOPLE = ['attributes', 'stock'];

const VALUES: Record<string, Record<string, string>> = {
  ...API_VALUES,
  ...MONEY_VALUES,
  ...SELLER_VALUES,
  state: { draft: 'Borrador', active: 'Activo', paused: 'Pausado', archived: 'Archivado' },
  reviewStatus: { pending: 'Pendiente', approved: 'Publicada', rejected: 'Rechazada' },
  questionState: {
    open: 'Por responder',
    answered: 'Publicada',
    reported: 'Reportada',
    hidden: 'Oculta',
    removed: 'Retirada',
  },
  role: SELLER_ROLE_NAMES,
  collectedBy: { seller: 'la tienda', carrier: 'la transportadora' },
  cause: {
    'out-of-stock': 'Sin existencias',
    damaged: 'Averiado',
    'not-deliverable': 'No se puede entregar',
    'buyer-request': 'Pedido del comprador',
    other: 'Otro motivo',
    withdrawal: 'Retracto',
    warranty: 'Garantía',
    'not-delivered': 'Producto no entregado',
    cancelled: 'Anulación',
  },
  statusId: Object.fromEntries(PACKAGE_STATUSES.map(({ id, name }) => [id, name])),
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
