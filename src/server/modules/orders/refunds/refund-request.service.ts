import { hash } from 'node:crypto';
import { sumPesos } from '../../../../domain/money.ts';
import type { MoneyPackage } from '../../../../domain/order-money.ts';
import { isDispatched } from '../../../../domain/package-transition.ts';
import {
  type PackageRefund,
  planRefund,
  type RefundRefusal,
  type RefundUnits,
  refundableUnits,
} from '../../../../domain/refund-rules.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { RefundPreview } from '../../../../wire/orders/refund-entities.ts';
import type { RefundForm } from '../../../../wire/orders/refunds.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type AuditRecord, operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { nudgeOutbox } from '../../messages/notifications.service.ts';
import { listOrderPackages, lockOrder } from '../placing/order-money.service.ts';
import {
  type GoodsRefundRefusal,
  type RecordedRefund,
  refundGoods,
  restockReturned,
} from './refund.service.ts';
import { refundDueOn } from './refund-due.ts';

/** What the refund would do, as things stand now. */
export async function previewRefund(
  context: Context,
  form: RefundForm,
): Promise<Result<RefundPreview, RefundRefusal | 'not-found' | 'invalid-input'>> {
  const packages = await listOrderPackages(context.write, form.orderNumber);
  if (packages.length === 0) return failure('not-found');
  const lines = askedUnits(packages, form);
  if (!lines) return failure('invalid-input', { fields: { lines: LINES_OR_SELLERS } });
  const plan = planRefund(packages, { ...form, lines });
  if (!plan.ok) return plan;
  const dueOn = await refundDueOn(context.write, context.now());
  const { amount, goods, shipping } = plan.value;
  const parts = plan.value.packages.map((one) => previewOf(one, lines));
  return success({ amount, goods, shipping, dueOn, packages: parts });
}

/** An operator's refund of an order, packages or lines; the same `key` of the same operator is one refund. */
export async function requestRefund(
  context: Context,
  form: RefundForm,
  { key, actor }: { key: string | null; actor: number },
): Promise<Result<RecordedRefund, GoodsRefundRefusal | 'not-found' | 'invalid-input'>> {
  if (!key || key.length > MAXIMUM_KEY)
    return failure('invalid-input', { fields: { 'Idempotency-Key': KEY_MISSING } });
  const result = await inTransaction(context.write, async (db) => {
    const order = await lockOrder(db, form.orderNumber);
    if (!order) return failure('not-found');
    const packages = await listOrderPackages(db, order.number);
    const lines = askedUnits(packages, form);
    if (!lines) return failure('invalid-input', { fields: { lines: LINES_OR_SELLERS } });
    const { cause, shipping, note } = form;
    const plan = planRefund(packages, { lines, cause, shipping });
    const refunded = await refundGoods(db, {
      order,
      idempotencyKey: `operator:${actor}:${key}`,
      fingerprint: fingerprintOf(form),
      lines,
      cause,
      shipping,
      note,
      actor,
      now: context.now(),
    });
    if (plan.ok && refunded.ok && !refunded.value.isRepeated) {
      const [{ packages }, { refundId }] = [plan.value, refunded.value];
      await recordAudit(db, auditsOf({ packages, refundId, form, actor, at: context.now() }));
    }
    return refunded;
  });
  if (result.ok) nudgeOutbox();
  return result;
}

/** Refunded units of a package have come back and may be sold again. */
export function restockRefunded(
  context: Context,
  { orderNumber, sellerId, actor }: { orderNumber: number; sellerId: number; actor: number },
): Promise<Result<{ units: number }, 'not-found'>> {
  return inTransaction(context.write, async (db) => {
    const order = await lockOrder(db, orderNumber);
    if (!order) return failure('not-found');
    const restocked = await restockReturned(db, { orderNumber, sellerId });
    if (restocked.units > 0)
      await recordAudit(db, [
        {
          at: context.now(),
          actor: operatorActor(actor),
          sellerId,
          action: 'package.restocked',
          subject: `order:${orderNumber}`,
          after: { ...restocked },
        },
      ]);
    return success(restocked);
  });
}

/** One entry for each shop, which reads in its history what of its own was refunded. */
function auditsOf({
  packages,
  refundId,
  form: { orderNumber, cause, note },
  actor,
  at,
}: {
  packages: readonly PackageRefund[];
  refundId: number;
  form: RefundForm;
  actor: number;
  at: Date;
}): AuditRecord[] {
  return packages.map(({ sold, shares }) => ({
    at,
    actor: operatorActor(actor),
    sellerId: sold.sellerId,
    action: 'money.refund-created',
    subject: `order:${orderNumber}`,
    after: {
      refundId,
      units: sumPesos(shares.map(({ quantity }) => quantity)),
      amount: sumPesos(shares.map((share) => share.amount)),
      cause,
    },
    reason: note,
  }));
}

/** The note may be worded anew: the money is the same. */
function fingerprintOf({ orderNumber, cause, shipping, sellerIds, lines, restock }: RefundForm): string {
  const byLine = lines
    ?.map((one) => [one.line, one.quantity, one.restock])
    .sort(([a], [b]) => Number(a) - Number(b));
  const asked = [orderNumber, cause, shipping, sellerIds?.toSorted((a, b) => a - b), byLine, restock];
  return hash('sha256', JSON.stringify(asked), 'base64url');
}

const MAXIMUM_KEY = 100;
const KEY_MISSING =
  'Envía un Idempotency-Key de máximo 100 caracteres: así un reintento no reembolsa dos veces.';
const LINES_OR_SELLERS = 'Indica líneas o vendedores, no ambos.';

/** Null: lines and sellers were named at once. */
function askedUnits(packages: readonly MoneyPackage[], form: RefundForm): RefundUnits[] | null {
  const { lines, sellerIds, restock } = form;
  if (lines && sellerIds) return null;
  const unsent = packages.filter((one) => !isDispatched(one.statusId)).flatMap((one) => one.lines);
  const isUnsent = (asked: number) => unsent.some(({ line }) => line === asked);
  const asked: readonly AskedUnits[] =
    lines ??
    refundableUnits(packages, { sellerIds: sellerIds ?? null, restock: false }).map(({ line, quantity }) => ({
      line,
      quantity,
    }));
  return asked.map(({ line, quantity, restock: ofLine }) => ({
    line,
    quantity,
    restock: ofLine ?? restock ?? isUnsent(line),
  }));
}

type AskedUnits = Omit<RefundUnits, 'restock'> & { restock?: boolean | undefined };

function previewOf({ sold, shares, shipping, nothingLeft }: PackageRefund, asked: readonly RefundUnits[]) {
  const goods = sumPesos(shares.map(({ amount }) => amount));
  const fee = sumPesos(shares.map((share) => share.fee));
  const lines = shares.map((share) => ({
    line: share.line.line,
    quantity: share.quantity,
    amount: share.amount,
    fee: share.fee,
    restock: asked.find(({ line }) => line === share.line.line)?.restock ?? false,
  }));
  const debitedFrom = sold.moneyState === 'held' ? ('retenido' as const) : ('saldo' as const);
  return {
    sellerId: sold.sellerId,
    goods,
    fee,
    shipping,
    sellerDebit: goods - fee,
    debitedFrom,
    nothingLeft,
    lines,
  };
}
