import { wordIn } from '../word.ts';

/** The words of cases on the wire. */
export const caseKindWord = wordIn({
  cancelacion: 'cancellation',
  retracto: 'withdrawal',
  garantia: 'warranty',
  'no-llego': 'not-delivered',
  'distinto-o-danado': 'not-as-ordered',
  reversion: 'reversal',
  peticion: 'petition',
  queja: 'complaint',
  reclamo: 'claim',
  'consulta-datos': 'data-query',
  'reclamo-datos': 'data-claim',
} as const);

export const lineCaseKindWord = wordIn({
  cancelacion: 'cancellation',
  retracto: 'withdrawal',
  garantia: 'warranty',
  'no-llego': 'not-delivered',
  'distinto-o-danado': 'not-as-ordered',
  reversion: 'reversal',
} as const);

export const caseStateWord = wordIn({
  'en-respuesta': 'answering',
  'por-devolver': 'sending-back',
  'va-de-vuelta': 'on-the-way-back',
  'en-inspeccion': 'inspecting',
  ofrecido: 'offered',
  negado: 'refused',
  'en-mediacion': 'mediating',
  decidido: 'decided',
  apelado: 'appealed',
  cerrado: 'closed',
} as const);

export const caseOutcomeWord = wordIn({
  reembolso: 'refund',
  'reembolso-parcial': 'partial-refund',
  cancelado: 'cancelled',
  cambio: 'replacement',
  reparacion: 'repair',
  negado: 'refused',
  respondido: 'answered',
  desistido: 'withdrawn',
} as const);

export const caseActorWord = wordIn({
  comprador: 'buyer',
  tienda: 'shop',
  operacion: 'operator',
  reloj: 'clock',
} as const);

export const wantedWord = wordIn({
  reembolso: 'refund',
  cambio: 'replacement',
  reparacion: 'repair',
  respuesta: 'answer',
} as const);

/** Ley 1480 de 2011, artículo 51: the five causes. */
export const reversalCauseWord = wordIn({
  fraude: 'fraud',
  'no-solicitada': 'not-requested',
  'no-recibido': 'not-received',
  'no-corresponde': 'not-as-ordered',
  defectuoso: 'defective',
} as const);

export const returnWayWord = wordIn({ propio: 'own', 'guia-al-cobro': 'label', recogida: 'pickup' } as const);

/** What the person herself may do. */
export const buyerActionWord = wordIn({
  enviar: 'send-back',
  'aceptar-oferta': 'accept-offer',
  'pedir-decision': 'ask-operator',
  apelar: 'appeal',
  desistir: 'give-up',
} as const);

export const accountKindWord = wordIn({
  ahorros: 'ahorros',
  corriente: 'corriente',
  llave: 'llave',
} as const);

export const termUnitWord = wordIn({
  habiles: 'business',
  calendario: 'calendar',
  meses: 'months',
} as const);
