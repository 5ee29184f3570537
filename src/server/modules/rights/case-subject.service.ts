import { failure, type Result, success } from '../../../domain/result.ts';
import { isWritten } from '../../../domain/rights/case-kind.ts';
import { isAboutGoods } from '../../../domain/rights/case-moves.ts';
import type { PlacedOrder } from '../../../wire/orders/order-entities.ts';
import type { Context } from '../../context.ts';
import { getPurchase } from '../orders/placing/purchase.service.ts';
import type { CaseForm } from './case-form.ts';
import { listLineFacts } from './case-line.repository.ts';
import { type CasePersonRow, findPersonOfAccount, isShop } from './case-person.repository.ts';

/** Whom and what a case is about. */
export interface CaseSubject {
  orderNumber: number | null;
  sellerId: number | null;
  /** Null: neither an account nor an order says who she is. */
  person: CasePersonRow | null;
  /** Her account has proven that the address is hers. Anybody orders, and registers, under anybody's. */
  isAddressProven: boolean;
}

/** A foreign order or a missing shop answers like one that is not there. */
export async function findSubject(
  context: Context,
  form: CaseForm,
  { accountId, tokens }: { accountId: number | null; tokens: readonly (string | null)[] },
): Promise<Result<CaseSubject, 'not-found'>> {
  const ofAccount = accountId === null ? null : await findPersonOfAccount(context.write, accountId);
  const isAddressProven = ofAccount?.isEmailVerified ?? false;
  if (form.orderNumber === undefined) {
    const { sellerId } = form;
    // What the marketplace keeps about her is no shop's matter.
    const isToShop = isWritten(form.kind) && sellerId !== undefined;
    if (isToShop && !(await isShop(context.write, sellerId))) return failure('not-found');
    return success({
      ...{ orderNumber: null, sellerId: isToShop ? sellerId : null, person: ofAccount, isAddressProven },
    });
  }
  const order = await getPurchase(context, { number: form.orderNumber, tokens, accountId });
  if (!order.ok) return order;
  const sellerId = await shopOf(context, form, order.value);
  if (sellerId === undefined) return failure('not-found');
  const person = personOfOrder(order.value);
  // An account writes under its own mail, also about an order under another.
  return success({
    orderNumber: form.orderNumber,
    sellerId,
    person: ofAccount ? { ...person, email: ofAccount.email } : person,
    isAddressProven,
  });
}

/** The one shop of the lines; of what is written the named one, or the only one. Undefined: there is no such. */
async function shopOf(
  { write }: Context,
  form: CaseForm,
  { packages }: PlacedOrder,
): Promise<number | null | undefined> {
  if (isAboutGoods(form.kind)) {
    const lines = await listLineFacts(write, form.orderNumber ?? 0, null);
    const shops = new Set(form.lines.map((asked) => lines.find(({ line }) => line === asked.line)?.sellerId));
    return shops.size === 1 ? [...shops][0] : undefined;
  }
  if (!isWritten(form.kind)) return null;
  const shops = packages.map(({ sellerId }) => sellerId);
  if (form.sellerId !== undefined) return shops.find((one) => one === form.sellerId);
  return shops.length === 1 ? shops[0] : null;
}

function personOfOrder({ customer }: PlacedOrder): CasePersonRow {
  return {
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    email: customer.contact.email,
    phone: customer.contact.phone,
    documentNumber: customer.document.number,
  };
}
