import type { PaymentProvider } from '../../../adapters/payment/payment-provider.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { handleTransaction } from './handle-transaction.service.ts';
import { applySplit } from './split.service.ts';
import { findSaleReference } from './transaction.repository.ts';

/** Asks the provider how it split a paid order, and records what it answers. */
export async function checkSplit(
  context: Context,
  provider: PaymentProvider,
  orderNumber: number,
): Promise<void> {
  const reference = await findSaleReference(context.write, orderNumber);
  const transaction = reference && (await provider.findTransaction({ reference }));
  if (!transaction) return;
  // It may have been reversed meanwhile.
  await handleTransaction(context, transaction);
  const { receivers } = transaction;
  if (!receivers) return;
  const answer = await inTransaction(context.write, (db) =>
    applySplit(context, db, { orderNumber, receivers, now: context.now() }),
  );
  if (!answer.ok)
    context.log.error({ orderNumber, receivers, reason: answer.reason }, 'the split is not as asked');
}
