import { type Result, success } from '../../../../domain/result.ts';
import type { SplitReceiver } from '../../../../domain/split-payment.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { applySplit } from '../../orders/payments/split.service.ts';

/**
 * For the operator when the provider never tells how it split a payment: the parts as its dashboard shows them, or
 * 'unsplit', after which our own settlement pays the sellers.
 */
export async function confirmSplit(
  context: Context,
  asked: { orderNumber: number; receivers: SplitReceiver[] | 'unsplit'; actor: number },
): Promise<Result<{ result: 'confirmed' | 'absent' }, 'payment-not-open' | 'split-differs'>> {
  const { orderNumber, actor } = asked;
  const receivers = asked.receivers === 'unsplit' ? [] : asked.receivers;
  const proof = { orderNumber, receivers, actor, now: context.now() };
  const applied = await inTransaction(context.write, async (db) => {
    const answer = await applySplit(context, db, proof);
    if (answer.ok)
      await recordAudit(db, [
        {
          at: proof.now,
          actor: operatorActor(actor),
          sellerId: null,
          action: 'money.split-confirmed',
          subject: `order:${orderNumber}`,
          after: { split: answer.value, receivers },
        },
      ]);
    return answer;
  });
  return applied.ok ? success({ result: applied.value }) : applied;
}
