import { isDispatched } from '../../../domain/package-transition.ts';
import { cancelLocked } from '../orders/fulfilment/cancel-package.service.ts';
import { listOrderPackages } from '../orders/placing/order-money.service.ts';
import { type OpenedCase, settled } from './case-change.service.ts';
import { listCaseLines } from './case-line.repository.ts';
import { payCase } from './case-money.service.ts';
import type { CaseRow } from './case-row.ts';

/** What needs nobody's leave is done with the case: a cancellation, and undoing what never came. Others begin as they are. */
export async function giveAtOnce(opened: OpenedCase): Promise<CaseRow> {
  const { one, db, order, today } = opened;
  if (one.kind !== 'cancellation' && one.kind !== 'not-delivered') return one;
  if (!order || one.sellerId === null) throw new Error(`The case ${one.id} is about no package`);
  const packages = await listOrderPackages(db, order.number);
  const sold = packages.find(({ sellerId }) => sellerId === one.sellerId);
  if (!sold) throw new Error(`The case ${one.id} is about a package that is not there`);
  const decided: CaseRow = { ...one, decidedOn: today, decidedBy: 'law', holdsPayout: false };
  if (sold.moneyState === 'none') {
    // She owes nothing; a parcel on its way comes back by the shop's own hand.
    if (!isDispatched(sold.statusId)) await cancelUnpaid(opened);
    return settled({ ...decided, outcome: 'cancelled' });
  }
  const paid = await payCase(
    { ...opened, one: { ...decided, outcome: 'refund' } },
    { actor: one.accountId, restock: false },
  );
  if (!paid.ok) throw new Error(`The case ${one.id} cannot be refunded: ${paid.reason}`);
  return settled(paid.value);
}

async function cancelUnpaid({ db, one, now }: OpenedCase): Promise<void> {
  const { orderNumber, sellerId } = one;
  if (orderNumber === null || sellerId === null) return;
  const packages = await listOrderPackages(db, orderNumber);
  const sold = packages.flatMap(({ lines }) => lines);
  const kept = (await listCaseLines(db, one.id)).map(({ line, quantity }) => {
    const found = sold.find((bought) => bought.line === line);
    const left = found ? found.quantity - found.cancelledQuantity : 0;
    return { line, quantity: Math.max(0, left - quantity) };
  });
  const cancelled = await cancelLocked(
    db,
    {
      ...{ orderNumber, sellerId, kept },
      ...{ cause: 'buyer-request', actor: { accountId: one.accountId, role: 'system' } },
    },
    now,
  );
  if (!cancelled.ok) throw new Error(`Order ${orderNumber} cannot be cancelled: ${cancelled.reason}`);
}
