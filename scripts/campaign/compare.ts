import { compareChanges } from './compare-changes.ts';
import type { EndState, Finding } from './end-state-types.ts';
import { type AcknowledgedOrder, type LedgerEntry, ofKind } from './ledger-entry.ts';

/** Everything that was acknowledged and is not there, is there twice or otherwise, and what is there unasked. */
export function compare(entries: readonly LedgerEntry[], state: EndState): Finding[] {
  return [
    ...compareOrders(entries, state),
    ...comparePayments(entries, state),
    ...compareMessages(state),
    ...compareChanges(entries, state),
  ];
}

function compareOrders(entries: readonly LedgerEntry[], { orders }: EndState): Finding[] {
  const found = (verdict: Finding['verdict'], subject: string): Finding => ({
    what: 'order',
    verdict,
    subject,
  });
  const stored = Map.groupBy(orders, ({ key }) => key);
  const findings: Finding[] = [];
  for (const { key, order } of ofKind(entries, 'order')) {
    const [one] = stored.get(key) ?? [];
    if (!one) findings.push(found('lost', `order ${order.number}`));
    else if (essence(one) !== essence(order))
      findings.push(found('changed', `order ${order.number}: ${essence(order)} became ${essence(one)}`));
  }
  const numbers = Map.groupBy(ofKind(entries, 'order'), ({ order }) => String(order.number));
  for (const [number, { length }] of numbers)
    if (length > 1) findings.push(found('changed', `order ${number} was answered to ${length} submissions`));
  for (const [key, { length }] of stored)
    if (length > 1) findings.push(found('doubled', `submission ${key} became ${length} orders`));
  const sent = new Set(ofKind(entries, 'order-sent').map(({ key }) => key));
  const accepted = new Set(ofKind(entries, 'order').map(({ key }) => key));
  for (const { key } of ofKind(entries, 'order-refused'))
    if (stored.has(key) && !accepted.has(key)) findings.push(found('uninvited', `refused submission ${key}`));
  for (const { key, number } of orders)
    if (!sent.has(key)) findings.push(found('uninvited', `order ${number} was never sent`));
  return findings;
}

/** The peso amounts and the lines of an order as one text. */
function essence({ number, subtotal, shipping, total, lines, sellerIds }: AcknowledgedOrder): string {
  const texts = lines.map(({ productId, quantity, unitPrice }) => `${quantity}x${productId}@${unitPrice}`);
  return `${number} ${subtotal}+${shipping}=${total} ${texts.sort()} of ${[...sellerIds].sort()}`;
}

function comparePayments(
  entries: readonly LedgerEntry[],
  { payments, accepted, orders }: EndState,
): Finding[] {
  const found = (verdict: Finding['verdict'], subject: string): Finding => ({
    what: 'payment',
    verdict,
    subject,
  });
  const stored = Map.groupBy(payments, ({ reference }) => reference);
  const findings: Finding[] = [];
  // The provider took the money, whether its answer came through or not.
  const due = new Map(accepted.map((one) => [one.reference, one]));
  for (const one of ofKind(entries, 'payment')) due.set(one.reference, one);
  for (const { reference, number, amount } of due.values()) {
    const [one] = stored.get(reference) ?? [];
    if (!one) findings.push(found('lost', `payment ${reference} of order ${number}`));
    else if (one.amount !== amount || one.number !== number)
      findings.push(found('changed', `payment ${reference}: ${amount} became ${one.amount}`));
  }
  for (const [reference, { length }] of stored) {
    if (length > 1) findings.push(found('doubled', `payment ${reference} was booked ${length} times`));
    if (!due.has(reference)) findings.push(found('uninvited', `payment ${reference}`));
  }
  const totals = new Map(orders.map(({ number, total }) => [number, total]));
  for (const [number, ones] of Map.groupBy(payments, (one) => one.number)) {
    if (ones.length > 1) findings.push(found('doubled', `order ${number} was paid ${ones.length} times`));
    const total = totals.get(number);
    if (ones[0] && ones[0].amount !== total)
      findings.push(found('changed', `order ${number} of ${total} was paid with ${ones[0].amount}`));
  }
  return findings;
}

/**
 * A paid order, or one to be paid at the door, is told to its buyer and to each of its shops, once. The mail server may have it
 * more than once, under the same Message-ID.
 */
function compareMessages({ orders, mails }: EndState): Finding[] {
  const found = (verdict: Finding['verdict'], subject: string): Finding => ({
    what: 'message',
    verdict,
    subject,
  });
  const nameOf = (template: string, number: number, sellerId: number | null) =>
    `${template} of order ${number}${sellerId === null ? '' : ` to shop ${sellerId}`}`;
  const stored = Map.groupBy(mails, (mail) => nameOf(mail.template, mail.number, mail.sellerId));
  const findings: Finding[] = [];
  for (const { number, sellerIds, isPaidOnline, paymentState } of orders) {
    if (isPaidOnline && paymentState !== 'paid') continue;
    const expected = [
      nameOf('order-confirmation', number, null),
      ...sellerIds.map((sellerId) => nameOf('seller-new-order', number, sellerId)),
    ];
    for (const name of expected) {
      const ones = stored.get(name) ?? [];
      const copies = ones.reduce((sum, one) => sum + one.copies, 0);
      if (!ones.some(({ isSent }) => isSent) || copies === 0) findings.push(found('lost', name));
      if (ones.length > 1) findings.push(found('doubled', name));
      else if (copies > 1) findings.push(found('repeated', `${name}: ${copies} copies`));
    }
  }
  return findings;
}
