/** How the log names what the marketplace's own people do with money. */
export const MONEY_ACTIONS: Record<string, string> = {
  'package.refused': 'Registró que el comprador no recibió el paquete',
  'package.restocked': 'Puso a la venta las unidades reembolsadas que volvieron',
  'money.settlements-run': 'Ejecutó las liquidaciones',
  'money.schedule-changed': 'Cambió el calendario de liquidaciones',
  'money.split-confirmed': 'Confirmó cómo se repartió un pago',
  'money.payout-file-created': 'Creó un archivo de giros para el banco',
  'money.payout-file-downloaded': 'Descargó otra vez un archivo de giros',
  'money.payout-paid': 'Marcó un giro como pagado',
  'money.payout-failed': 'Marcó un giro como fallido',
  'money.payout-returned': 'Marcó un giro como devuelto',
  'money.provider-settlement-recorded': 'Registró un abono del proveedor de pagos',
  'money.reconciliation-requested': 'Pidió una conciliación',
  'money.difference-noted': 'Anotó una diferencia de conciliación',
  'money.refund-created': 'Reembolsó productos de un pedido',
  'money.refund-paid': 'Marcó un reembolso como pagado',
  'money.recovery-recorded': 'Registró dinero que un comprador devolvió',
  'money.remittance-recorded': 'Registró una remesa de una transportadora',
};

export const MONEY_SUBJECTS: Record<string, string> = {
  schedule: 'Calendario',
  payment: 'Pago',
  payout: 'Giro',
  refund: 'Reembolso',
  remittance: 'Remesa',
  reconciliation: 'Conciliación',
  difference: 'Diferencia',
  'settlement-run': 'Ejecución',
  'payout-file': 'Archivo de giros',
  'provider-settlement': 'Abono',
};

export const MONEY_NAMES: Record<string, string> = {
  enabled: 'Activo',
  hour: 'Hora',
  weekdays: 'Días',
  split: 'Reparto',
  receivers: 'Partes',
  providerId: 'Cuenta en el proveedor',
  total: 'Total',
  fee: 'Comisión',
  payouts: 'Giros',
  payoutState: 'Estado del giro',
  paidBy: 'Medio',
  gross: 'Valor bruto',
  net: 'Valor neto',
  receivedOn: 'Día',
  acknowledged: 'Vista',
  refundId: 'Reembolso',
  missing: 'Falta',
  collections: 'Recaudos',
  freightCharge: 'Flete cobrado',
};

export const MONEY_VALUES: Record<string, Record<string, string>> = {
  weekdays: { 1: 'lunes', 2: 'martes', 3: 'miércoles', 4: 'jueves', 5: 'viernes' },
  split: { confirmed: 'repartido por el proveedor', absent: 'sin repartir' },
  payoutState: {
    pending: 'pendiente',
    sent: 'enviado al banco',
    paid: 'pagado',
    failed: 'fallido',
    returned: 'devuelto',
  },
  paidBy: { bank: 'banco', provider: 'proveedor de pagos' },
};
