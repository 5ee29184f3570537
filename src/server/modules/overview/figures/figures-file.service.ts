import type { Result } from '../../../../domain/result.ts';
import { success } from '../../../../domain/result.ts';
import { csvRow } from '../../../adapters/payouts/csv.ts';
import type { Context } from '../../../context.ts';
import { type AskedPeriod, getFigures } from './figures.service.ts';

type Figures = Extract<Awaited<ReturnType<typeof getFigures>>, { ok: true }>['value'];
type Table = readonly (readonly (string | number)[])[];

/** The tables that can be taken away, each with its header. */
const TABLES = {
  days: ({ days }: Figures): Table => [
    ['DIA', 'VENTAS', 'VENTAS_PERIODO_ANTERIOR', 'PEDIDOS', 'INGRESO_NETO'],
    ...days.map(({ day, sales, salesBefore, orders, income }) => [day, sales, salesBefore, orders, income]),
  ],
  products: ({ products }: Figures): Table => [
    ['CODIGO', 'PRODUCTO', 'TIENDA', 'UNIDADES', 'VENTAS'],
    ...products.map(({ productId, name, shopName, units, amount }) => [
      productId,
      name,
      shopName,
      units,
      amount,
    ]),
  ],
  sellers: ({ sellers }: Figures): Table => [
    ['CODIGO', 'TIENDA', 'PEDIDOS', 'VENTAS'],
    ...sellers.map(({ sellerId, name, orders, amount }) => [sellerId, name, orders, amount]),
  ],
  searches: ({ missedSearches }: Figures): Table => [
    ['BUSQUEDA', 'VECES'],
    ...missedSearches.map(({ words, count }) => [words, count]),
  ],
  refunds: ({ causes }: Figures): Table => [
    ['CAUSA', 'REEMBOLSOS', 'VALOR'],
    ...causes.map(({ cause, count, amount }) => [cause, count, amount]),
  ],
} as const;

export type FiguresTable = keyof typeof TABLES;

/** UTF-8 with its mark and semicolons, as Excel in Spanish opens it. */
export async function exportFigures(
  context: Context,
  { table, ...asked }: AskedPeriod & { table: FiguresTable },
): Promise<Result<{ name: string; contentType: string; content: string }, 'invalid-input'>> {
  const reply = await getFigures(context, asked);
  if (!reply.ok) return reply;
  const { from, to } = reply.value;
  const text = TABLES[table](reply.value).map(csvRow).join('');
  return success({
    name: `cifras-${table}-${from}-${to}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(`\uFEFF${text}`).toString('base64'),
  });
}
