/** The groups of packages by which operators filter orders: Spanish in addresses and on the wire. */
export const ORDER_STAGE_WORDS = {
  'por-aceptar': 'to-accept',
  'por-preparar': 'to-prepare',
  'por-enviar': 'to-send',
  'en-camino': 'on-the-way',
  entregado: 'delivered',
  anulado: 'cancelled',
} as const;
export type OrderStage = (typeof ORDER_STAGE_WORDS)[keyof typeof ORDER_STAGE_WORDS];

export const ORDER_STAGE_NAMES: Record<OrderStage, string> = {
  'to-accept': 'Por aceptar',
  'to-prepare': 'Por preparar',
  'to-send': 'Por enviar',
  'on-the-way': 'En camino',
  delivered: 'Entregado',
  cancelled: 'Anulado',
};

/** 1 is online, 3 is cash on delivery (spec 7). */
export const PAYMENT_METHOD_WORDS = { 'en-linea': 'online', contraentrega: 'cash' } as const;
export type PaymentMethodWord = (typeof PAYMENT_METHOD_WORDS)[keyof typeof PAYMENT_METHOD_WORDS];
