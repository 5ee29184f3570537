import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { ProviderUnavailable } from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { inTaken } from '../../../telemetry/spans.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { lockOrder, returnUnits } from '../placing/order-money.service.ts';
import { setPackageStatus } from '../placing/package-status.service.ts';
import { learnOrder } from './handle-transaction.service.ts';
import { claimDueNotices, deleteOldNotices, type Notice } from './notice.repository.ts';
import { leaseOf, settleNotice } from './notice.service.ts';
import { listOrderUnits } from './order-units.ts';
import { claimDueChecks, findPayment, listOverdue, markExpired, setNextCheck } from './payment.repository.ts';
import { nextCheckAfter } from './payment-checks.ts';
import { checkSplit } from './split-check.ts';

const BATCH = 50;
/** The provider is asked by this many at once. */
const AT_ONCE = 4;
const HOUR_MILLIS = 3_600_000;
/** Goods do not stay reserved longer than this because the provider is silent. */
const SILENCE_MILLIS = 2 * HOUR_MILLIS;
const NOTICE_DAYS = 180;
const FORGERY_DAYS = 90;

/** Every minute: whatever no confirmation has settled. */
export async function runPaymentJobs(context: Context): Promise<void> {
  const errors: unknown[] = [];
  // What fails in one of them must not hold up the others.
  for (const job of [handleOpenNotices, askAboutPayments, expirePayments])
    await job(context).catch((error) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} payment jobs failed`);
}

/** Confirmations that a crash or an outage of the provider left; answers how many were taken up. */
export async function handleOpenNotices(context: Context): Promise<number> {
  const run = createRun(context);
  let taken = 0;
  for (;;) {
    const now = context.now();
    const due = await claimDueNotices(context.write, { now, leaseUntil: leaseOf(context), limit: BATCH });
    const takeUp = (notice: Notice) => {
      const taken = { log: context.log, cause: notice.causedBy };
      return inTaken('payment notice', taken, () => settleNotice(context, notice));
    };
    await run.inTurns(due, async (notice) => run.heard(await takeUp(notice)));
    taken += due.length;
    if (due.length < BATCH || run.isSilent()) break;
  }
  run.finish();
  return taken;
}

/** Asks the provider about payments it is silent about, and how it split those it approved. */
export async function askAboutPayments(context: Context): Promise<number> {
  const { paymentProvider, write } = context;
  if (!paymentProvider) return 0;
  const run = createRun(context);
  let asked = 0;
  for (;;) {
    const now = context.now();
    const claimedUntil = leaseOf(context);
    const due = await claimDueChecks(write, { now, leaseUntil: claimedUntil, limit: BATCH });
    await run.inTurns(due, async (payment) => {
      const { orderNumber, state } = payment;
      const nextCheckAt = nextCheckAfter(payment, now);
      await run.ask(() =>
        state === 'paid'
          ? checkSplit(context, paymentProvider, orderNumber)
          : learnOrder(context, paymentProvider, orderNumber),
      );
      await setNextCheck(write, { orderNumber, claimedUntil, nextCheckAt });
    });
    asked += due.length;
    if (due.length < BATCH || run.isSilent()) break;
  }
  run.finish();
  return asked;
}

/**
 * Orders that were not paid in time: after a last question to the provider the goods go back on sale, and the buyer is
 * told how to pay after all.
 */
export async function expirePayments(context: Context): Promise<number> {
  const { paymentProvider: provider } = context;
  const run = createRun(context);
  let expired = 0;
  for (;;) {
    const now = context.now();
    const overdue = await listOverdue(context.write, { now, limit: BATCH });
    const before = expired;
    await run.inTurns(overdue, async ({ orderNumber, expiresAt }) => {
      const isAnswered = !provider || (await run.ask(() => learnOrder(context, provider, orderNumber)));
      const isTooLong = now.getTime() - expiresAt.getTime() > SILENCE_MILLIS;
      if (!isAnswered && !isTooLong) return;
      if (await expirePayment(context, orderNumber)) expired++;
    });
    if (overdue.length < BATCH || expired === before) break;
  }
  if (expired > 0) nudgeOutbox();
  run.finish();
  return expired;
}

/** Confirmations hold personal data: they are kept as long as a dispute may take. */
export async function deleteOldPaymentRecords(context: Context): Promise<void> {
  const daysAgo = (days: number) => new Date(context.now().getTime() - days * 24 * HOUR_MILLIS);
  const limits = { handledBefore: daysAgo(NOTICE_DAYS), forgedBefore: daysAgo(FORGERY_DAYS) };
  while ((await deleteOldNotices(context.write, limits)) > 0);
}

/** False when it had been paid, extended or expired meanwhile. */
function expirePayment(context: Context, orderNumber: number): Promise<boolean> {
  return inTransaction(context.write, async (db) => {
    const order = await lockOrder(db, orderNumber);
    const payment = await findPayment(db, orderNumber);
    const now = context.now();
    if (!order || payment?.state !== 'waiting' || payment.expiresAt > now) return false;
    const { units, sellerIds } = await listOrderUnits(db, orderNumber);
    await returnUnits(db, orderNumber, units);
    const to = PACKAGE_STATUS.cancelled;
    await setPackageStatus(db, {
      orderNumber,
      sellerIds,
      to,
      changedBy: null,
      note: 'Pago vencido',
      at: now,
    });
    await markExpired(db, orderNumber, new Date(now.getTime() + HOUR_MILLIS));
    await enqueueEmails(db, [{ template: 'payment-expired', recipient: order.email, data: { orderNumber } }]);
    return true;
  });
}

/**
 * One run of a job: what fails is kept for its end, and a provider that has answered none of a batch is asked nothing
 * more, because each question may take as long as its time-out.
 */
function createRun({ log }: Context) {
  const errors: unknown[] = [];
  let answers = 0;
  let isAway = false;
  const heard = (isAnswer: boolean) => {
    if (isAnswer) answers++;
  };
  return {
    heard,
    isSilent: () => isAway,
    /** False: no answer that could be taken up. */
    ask: async (question: () => Promise<unknown>): Promise<boolean> => {
      if (isAway) return false;
      try {
        await question();
        heard(true);
        return true;
      } catch (error) {
        if (error instanceof ProviderUnavailable) log.warn({ err: error }, 'the provider did not answer');
        else errors.push(error);
        return false;
      }
    },
    inTurns: async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
      const before = answers;
      const rest = [...items];
      const worker = async () => {
        for (let item = rest.shift(); item !== undefined; item = rest.shift())
          await work(item).catch((error) => errors.push(error));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      isAway = items.length > 0 && answers === before;
    },
    /** Throws what failed, after everything else has had its turn. */
    finish: () => {
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} payments failed`);
    },
  };
}
