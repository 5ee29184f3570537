import { invitationWindow } from '../../../domain/review-invitation.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { listRefused, takeDueOrders } from './invitation.repository.ts';
import { refusalKey } from './invitation.service.ts';

const ORDERS_AT_ONCE = 200;

/** Asks buyers for their opinion three days after what they bought came, once for each order. Answers how many were asked. */
export async function inviteToRate(context: Context): Promise<number> {
  const at = context.now();
  const window = invitationWindow(at);
  let asked = 0;
  for (;;) {
    const { taken, written } = await inTransaction(context.write, async (db) => {
      const orders = await takeDueOrders(db, { ...window, at, limit: ORDERS_AT_ONCE });
      const refused = await listRefused(
        db,
        orders.map(({ email }) => refusalKey(email)),
      );
      const invited = orders.filter(
        ({ lines, email }) => lines.length > 0 && !refused.has(refusalKey(email)),
      );
      await enqueueEmails(
        db,
        invited.map(({ orderNumber, email, lines }) => ({
          template: 'rate-purchase',
          recipient: email,
          data: { orderNumber, lines },
        })),
      );
      return { taken: orders.length, written: invited.length };
    });
    asked += written;
    if (taken === 0) break;
  }
  if (asked > 0) nudgeOutbox();
  return asked;
}
