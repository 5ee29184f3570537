import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import {
  type PaymentProvider,
  type ProviderTransaction,
  ProviderUnavailable,
} from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { learnTransaction } from '../../orders/payments/handle-transaction.service.ts';
import { listStrayTransactions } from './provider-differences.repository.ts';
import {
  deleteVanishedLines,
  findFirstPayment,
  findLastCompleteRun,
  findOldestPending,
  type StatementLine,
  writeStatement,
} from './provider-statement.repository.ts';
import type { ProviderRead } from './reconciliation.repository.ts';

/** The name under which payments are kept. */
export const PROVIDER = 'epayco';

/** At 50 to 100 transactions a page, a run reads 200,000 at least. */
const MAXIMUM_PAGES = 4_000;
const MAXIMUM_TAKEN_UP = 1_000;
const DAY_MILLIS = 24 * 60 * 60_000;
const OVERLAP_DAYS = 2;
const PENDING_DAYS = 30;
/** Read once a week, because banks take payments back weeks later. */
const LONG_DAYS = 60;

/**
 * Reads the provider's list into `provider_statement`, and lets the shop take up what it has missed, so that a lost
 * confirmation repairs itself. Without the provider nothing changes.
 */
export async function readProviderStatement(
  context: Context,
  { runId, comparedSince }: { runId: number; comparedSince: Date },
): Promise<ProviderRead> {
  const { paymentProvider: provider } = context;
  if (!provider)
    return { providerRead: 'none', readSince: null, transactionsRead: 0, transactionsTakenUp: 0 };
  const readSince = await statementStart(context);
  const progress = { transactionsRead: 0, transactionsTakenUp: 0 };
  try {
    const isComplete = await readPages(context, provider, { runId, since: readSince, progress });
    if (isComplete) await deleteVanishedLines(context.write, { provider: PROVIDER, runId, since: readSince });
    const since = readSince < comparedSince ? readSince : comparedSince;
    await takeUpStrays(context, provider, { since, progress });
    return { providerRead: isComplete ? 'complete' : 'cut', readSince, ...progress };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ err: error }, 'The payment provider is away; its transactions are not compared');
    return { providerRead: 'away', readSince, ...progress };
  }
}

/** Two days before the last complete reading, or as early as a payment that has no end yet; at first everything. */
async function statementStart({ write, now }: Context): Promise<Date> {
  const today = now().getTime();
  const daysAgo = (days: number) => new Date(today - days * DAY_MILLIS);
  const last = await findLastCompleteRun(write);
  if (!last)
    return new Date(((await findFirstPayment(write)) ?? now()).getTime() - OVERLAP_DAYS * DAY_MILLIS);
  const isSunday = new Date(`${bogotaDay(today)}T00:00:00Z`).getUTCDay() === 0;
  const pending = await findOldestPending(write, daysAgo(PENDING_DAYS));
  const starts = [last.getTime() - OVERLAP_DAYS * DAY_MILLIS, (pending ?? last).getTime() - DAY_MILLIS];
  return new Date(Math.min(...starts, ...(isSunday ? [daysAgo(LONG_DAYS).getTime()] : [])));
}

interface Progress {
  transactionsRead: number;
  transactionsTakenUp: number;
}

/** Newest first, until a whole page is older than `since`. False: the list is longer than what is read at once. */
async function readPages(
  context: Context,
  provider: PaymentProvider,
  { runId, since, progress }: { runId: number; since: Date; progress: Progress },
): Promise<boolean> {
  for (let page = 1; page <= MAXIMUM_PAGES; page++) {
    const transactions = await provider.listTransactions(page);
    const lines = transactions
      .filter((one) => isOurs(context, one))
      .map((one): StatementLine => ({ ...one, happenedAt: one.happenedAt ?? context.now().toISOString() }));
    await writeStatement(context.write, { provider: PROVIDER, runId, transactions: lines });
    progress.transactionsRead += transactions.length;
    const isOld = transactions.every(({ happenedAt }) => happenedAt !== null && new Date(happenedAt) < since);
    if (isOld) return true;
  }
  return false;
}

/** Payments of a test account prove nothing where money is real. */
function isOurs({ config }: Context, { isTest }: ProviderTransaction): boolean {
  return isTest === config.payments.epayco.isTest;
}

async function takeUpStrays(
  context: Context,
  provider: PaymentProvider,
  { since, progress }: { since: Date; progress: Progress },
): Promise<void> {
  const strays = await listStrayTransactions(context.write, {
    provider: PROVIDER,
    since,
    limit: MAXIMUM_TAKEN_UP,
  });
  for (const { reference } of strays) {
    // By its number: the list does not say how the money was split.
    const learned = await learnTransaction(context, provider, reference);
    if (!learned || learned.verdict === 'unchanged') continue;
    progress.transactionsTakenUp += 1;
    context.log.info({ reference }, 'A transaction that no confirmation had told was taken up');
  }
}
