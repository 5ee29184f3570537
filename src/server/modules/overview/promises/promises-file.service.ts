import { carrierLate } from '../../../../domain/on-time.ts';
import { success } from '../../../../domain/result.ts';
import { csvRow } from '../../../adapters/payouts/csv.ts';
import type { Context } from '../../../context.ts';
import type { Grouping } from './promise-day.repository.ts';
import { type AskedPromises, getPromiseFigures } from './promises.service.ts';

const TABLES = { shop: 'shops', zone: 'zones', carrier: 'carriers' } as const;
const NAMES = { shop: 'tiendas', zone: 'zonas', carrier: 'transportadoras' } as const;

/** One of the tables as it is shown; UTF-8 with its mark and semicolons, as Excel in Spanish opens it. */
export async function exportPromises(context: Context, { by, ...asked }: AskedPromises & { by: Grouping }) {
  const figures = await getPromiseFigures(context, asked);
  const rows = figures[TABLES[by]].map((row) => [
    row.key,
    row.name,
    row.packages,
    row.onTime,
    row.shopLate,
    carrierLate(row),
  ]);
  const header = ['CODIGO', 'NOMBRE', 'PAQUETES', 'A_TIEMPO', 'TARDE_TIENDA', 'TARDE_TRANSPORTADORA'];
  const text = [header, ...rows].map(csvRow).join('');
  return success({
    name: `puntualidad-${NAMES[by]}-${figures.from}-${figures.to}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(`\uFEFF${text}`).toString('base64'),
  });
}
