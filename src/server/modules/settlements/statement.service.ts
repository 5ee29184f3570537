import { failure, type Result, success } from '../../../domain/result.ts';
import { csvRow } from '../../adapters/payouts/csv.ts';
import type { PayoutFile } from '../../adapters/payouts/payout-channel.ts';
import type { Database } from '../../db/sql.ts';
import { listMovementsOfPeriod, type MovementPosition } from './movement.repository.ts';
import { movementOf } from './movement.ts';

const HEADER = [
  'FECHA',
  'MOVIMIENTO',
  'PEDIDO',
  'LINEA',
  'VENTA',
  'COMISION',
  'RETENIDO',
  'DISPONIBLE',
  'LIQUIDACION',
  'GIRO',
];

const PAGE_SIZE = 1_000;
// About 12 MB; a month of 15,000 orders. Whoever sells more asks for the movements page by page.
const MAXIMUM_ROWS = 60_000;

/**
 * A month of a seller's movements for her accountant, oldest first. UTF-8 with its mark and semicolons, which Excel in
 * Spanish opens as columns with accents.
 */
export async function createStatement(
  db: Database,
  sellerId: number,
  month: string,
): Promise<Result<PayoutFile, 'statement-too-long'>> {
  const period = { from: `${month}-01`, to: lastDayOf(month) };
  const rows: string[] = [csvRow(HEADER)];
  let after: MovementPosition | null = { postedOn: period.from, id: 0 };
  while (after) {
    if (rows.length > MAXIMUM_ROWS) return failure('statement-too-long');
    const page = await listMovementsOfPeriod(db, sellerId, { ...period, after, limit: PAGE_SIZE });
    rows.push(...page.map((row) => csvRow(cellsOf(movementOf(row)))));
    after = page.length === PAGE_SIZE ? (page.at(-1) ?? null) : null;
  }
  return success({
    name: `extracto-${sellerId}-${month}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(`\uFEFF${rows.join('')}`),
  });
}

function cellsOf(movement: ReturnType<typeof movementOf>): (string | number)[] {
  return [
    movement.date,
    movement.text,
    movement.orderNumber ?? '',
    movement.line ?? '',
    movement.saleAmount,
    movement.fee,
    movement.heldChange,
    movement.availableChange,
    movement.settlementId ?? '',
    movement.payoutId ?? '',
  ];
}

function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(Number(year), Number(number), 0)).toISOString().slice(0, 10);
}
