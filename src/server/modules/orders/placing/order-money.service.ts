import type { LineShare, MoneyPackage, PackageMoneyState } from '../../../../domain/order-money.ts';
import type { Database } from '../../../db/sql.ts';
import { putBackInStock, takeFromStock } from '../../catalogue/products/stock.service.ts';
import {
  addCancelledUnits,
  type LockedOrder,
  listMoneyPackages,
  lockOrderRow,
  updateMoneyState,
} from './order-money.repository.ts';
import { type LineUnits, listStockUnits } from './order-stock.repository.ts';

export type { LineUnits, LockedOrder };

/**
 * First step of whatever changes money, stock or status of an order: two such changes wait for each other. Null when
 * there is no such order.
 */
export function lockOrder(db: Database, number: number): Promise<LockedOrder | null> {
  return lockOrderRow(db, number);
}

/** The packages with the figures frozen at the sale, in their order. */
export function listOrderPackages(db: Database, orderNumber: number): Promise<MoneyPackage[]> {
  return listMoneyPackages(db, orderNumber);
}

/** Only from the state that was read; throws when it is another by now, which a locked order cannot have. */
export async function setMoneyState(
  db: Database,
  { orderNumber, sellerId, moneyState }: MoneyPackage,
  to: PackageMoneyState,
): Promise<void> {
  const changed = await updateMoneyState(db, { orderNumber, sellerId, from: moneyState, to });
  if (!changed) throw new Error(`Money of package ${orderNumber}/${sellerId} is no longer ${moneyState}`);
}

/** Counts units as cancelled or refunded; the table refuses more than were bought. */
export function cancelUnits(db: Database, orderNumber: number, units: readonly LineUnits[]): Promise<void> {
  return addCancelledUnits(db, orderNumber, units);
}

/** What a refund takes from its lines: units, and pesos of the units that are kept. */
export function takeShares(db: Database, orderNumber: number, shares: readonly LineShare[]): Promise<void> {
  const units = shares.map(({ line: { line, unitPrice }, quantity, amount }) => ({
    ...{ line, quantity, reduced: amount - quantity * unitPrice },
  }));
  return addCancelledUnits(db, orderNumber, units);
}

/** Units of the order's lines go back on sale. */
export async function returnUnits(
  db: Database,
  orderNumber: number,
  units: readonly LineUnits[],
): Promise<void> {
  await putBackInStock(db, await listStockUnits(db, orderNumber, units));
}

/** Takes units of the order's lines from sale again, all or none; false: there are too few. */
export async function takeUnits(
  db: Database,
  orderNumber: number,
  units: readonly LineUnits[],
): Promise<boolean> {
  return takeFromStock(db, await listStockUnits(db, orderNumber, units));
}
