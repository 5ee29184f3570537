import { failure, type Result, success } from '../../../../domain/result.ts';
import { csvRow } from '../../../adapters/payouts/csv.ts';
import type { PayoutFile } from '../../../adapters/payouts/payout-channel.ts';
import type { Database } from '../../../db/sql.ts';
import { listMovementsOfPeriod, type MovementPosition } from './movement.repository.ts';
import { type Movement, movementOf } from './movement.ts';

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
  const found = await listMonthMovements(db, sellerId, month, MAXIMUM_ROWS);
  if (!found.ok) return found;
  const rows = [csvRow(HEADER), ...found.value.map((movement) => csvRow(cellsOf(movement)))];
  return success({
    name: `extracto-${sellerId}-${month}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(`\uFEFF${rows.join('')}`),
  });
}

/** The movements of a month 'YYYY-MM', oldest first; never more than `maximum` of them. */
export async function listMonthMovements(
  db: Database,
  sellerId: number,
  month: string,
  maximum: number,
): Promise<Result<Movement[], 'statement-too-long'>> {
  const period = { from: `${month}-01`, to: lastDayOf(month) };
  const movements: Movement[] = [];
  let after: MovementPosition | null = { postedOn: period.from, id: 0 };
  while (after) {
    const page = await listMovementsOfPeriod(db, sellerId, { ...period, after, limit: PAGE_SIZE });
    movements.push(...page.map(movementOf));
    if (movements.length > maximum) return failure('statement-too-long');
    after = page.length === PAGE_SIZE ? (page.at(-1) ?? null) : null;
  }
  return success(movements);
}

function cellsOf(movement: Movement): (string | number)[] {
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
