import { type MoneyPackage, remainingShare } from '../../../../domain/order-money.ts';
import type { Database } from '../../../db/sql.ts';
import { type LineUnits, listOrderPackages } from '../placing/order-money.service.ts';

/** The packages of an order with all units that are reserved for it. */
export async function listOrderUnits(
  db: Database,
  orderNumber: number,
): Promise<{ packages: MoneyPackage[]; sellerIds: number[]; units: LineUnits[] }> {
  const packages = await listOrderPackages(db, orderNumber);
  const units = packages
    .flatMap(({ lines }) => lines.map(remainingShare))
    .map(({ line, quantity }) => ({ line: line.line, quantity }))
    .filter(({ quantity }) => quantity > 0);
  return { packages, sellerIds: packages.map(({ sellerId }) => sellerId), units };
}
