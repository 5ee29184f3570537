import type { OperatorPermission } from './operator-role.ts';

/** What waits for the marketplace's own people, each with the promise of how long it may wait, where there is one. */
export const OPERATOR_QUEUES = {
  sellers: { name: 'Vendedores por aprobar', permission: 'approve-sellers', promiseHours: 24 },
  cases: { name: 'Casos por decidir', permission: 'see-orders', promiseHours: 72 },
  reviews: { name: 'Opiniones por aprobar', permission: 'moderate', promiseHours: 48 },
  reports: { name: 'Preguntas reportadas', permission: 'moderate', promiseHours: 48 },
  messages: { name: 'Mensajes de contacto', permission: 'moderate', promiseHours: 48 },
  levels: { name: 'Niveles por revisar', permission: 'moderate', promiseHours: 48 },
  deliveries: { name: 'Entregas que no llegaron', permission: 'see-orders', promiseHours: 48 },
  refunds: { name: 'Reembolsos por hacer', permission: 'see-money', promiseHours: 72 },
  payouts: { name: 'Giros fallidos', permission: 'see-money', promiseHours: 24 },
  differences: { name: 'Diferencias de conciliación', permission: 'see-money', promiseHours: null },
} as const satisfies Record<
  string,
  { name: string; permission: OperatorPermission; promiseHours: number | null }
>;

export type OperatorQueue = keyof typeof OPERATOR_QUEUES;

export const OPERATOR_QUEUE_IDS = Object.keys(OPERATOR_QUEUES) as OperatorQueue[];
