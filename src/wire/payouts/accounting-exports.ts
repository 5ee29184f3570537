/** Files for the accountants; no JSON, hence no endpoints. GET, with `desde`, `hasta` (AAAA-MM-DD) and `formato`. */
export const ACCOUNTING_EXPORT_PATH = '/api/operacion/dinero/descargas/:tabla';

/** What can be taken, by the word of the address. */
export const ACCOUNTING_EXPORTS = {
  movimientos: {
    title: 'Movimientos contables',
    text: 'Cada movimiento de los libros con su débito, su crédito y su regla.',
  },
  ventas: {
    title: 'Ventas por línea',
    text: 'Cada línea vendida con su IVA, su comisión y lo que gana el vendedor.',
  },
  liquidaciones: {
    title: 'Liquidaciones y giros',
    text: 'Lo liquidado a cada vendedor y qué hizo el banco con su giro.',
  },
  reembolsos: {
    title: 'Reembolsos',
    text: 'Lo que se debe o se devolvió a compradores, con su causa y su pago.',
  },
  contraentrega: {
    title: 'Recaudos contraentrega',
    text: 'El efectivo cobrado en la puerta y la remesa que lo trajo.',
  },
} as const;

export type AccountingExport = keyof typeof ACCOUNTING_EXPORTS;

export const ACCOUNTING_EXPORT_IDS = Object.keys(ACCOUNTING_EXPORTS) as AccountingExport[];

export const MAXIMUM_EXPORT_DAYS = 366;

export function accountingExportPath(
  id: AccountingExport,
  { from, until, format }: { from: string; until: string; format: 'csv' | 'xlsx' },
): string {
  return `${ACCOUNTING_EXPORT_PATH.replace(':tabla', id)}?desde=${from}&hasta=${until}&formato=${format}`;
}
