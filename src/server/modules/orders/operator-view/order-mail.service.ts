import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import {
  enqueueEmails,
  type NewEmail,
  nudgeOutbox,
  type TemplateName,
} from '../../messages/notifications.service.ts';
import { findOrder, findOrderMail, insertNote, type OrderRow } from './operator-order.repository.ts';
import { findOrderPayment } from './order-payment.repository.ts';

const MAIL_NAMES: Partial<Record<TemplateName, string>> = {
  'order-confirmation': 'Confirmación del pedido',
  'payment-expired': 'El pago venció',
  'seller-new-order': 'Pedido nuevo para la tienda',
  'package-status': 'Estado del paquete',
  'package-cancelled': 'Anulación, al comprador',
  'seller-delivery-disputed': 'Entrega que no llegó, a la tienda',
  'promise-missed': 'Entrega tardía',
  'seller-late-freight': 'Envío a su cargo, a la tienda',
  'package-lost': 'Paquete perdido',
  'seller-package-lost': 'Paquete perdido, a la tienda',
  'cash-tomorrow': 'Efectivo para mañana',
  'seller-package-cancelled': 'Anulación, a la tienda',
  'refund-created': 'Reembolso, al comprador',
  'refund-paid': 'Reembolso pagado',
  'seller-refund': 'Reembolso, a la tienda',
};

export function mailName(template: string): string {
  return MAIL_NAMES[template as TemplateName] ?? template;
}

/** Writes a note that only the marketplace's own people read. */
export function noteOrder(
  { write, now }: Pick<Context, 'write' | 'now'>,
  accountId: number,
  { orderNumber, body }: { orderNumber: number; body: string },
) {
  return inTransaction(write, async (db) => {
    const at = now();
    if (!(await insertNote(db, { number: orderNumber, accountId, body, now: at })))
      return failure('not-found');
    await recordAudit(db, [
      { ...entryOf(orderNumber, accountId, at), action: 'order.noted', after: { note: body } },
    ]);
    return success({ message: 'La nota está guardada.' });
  });
}

/** Sends a mail once more with what the database says now; without a number the confirmation to the buyer. */
export async function resendOrderMail(
  context: Pick<Context, 'write' | 'now'>,
  accountId: number,
  { orderNumber, messageId }: { orderNumber: number; messageId?: number | undefined },
): Promise<Result<{ message: string }, 'not-found' | 'order-unpaid'>> {
  const result = await inTransaction(context.write, async (db) => {
    const order = await findOrder(db, orderNumber);
    if (!order) return failure('not-found');
    const mail = messageId
      ? await findOrderMail(db, orderNumber, messageId)
      : { template: 'order-confirmation', recipient: order.email, data: { orderNumber } };
    if (!mail) return failure('not-found');
    // The confirmation of an order that is paid online says that it is paid.
    if (mail.template === 'order-confirmation' && (await isUnpaid(db, order))) return failure('order-unpaid');
    // Read from the outbox, which holds only what its templates take.
    await enqueueEmails(db, [mail as NewEmail]);
    const after = { mail: mailName(mail.template), email: mail.recipient };
    const entry = entryOf(orderNumber, accountId, context.now());
    await recordAudit(db, [{ ...entry, action: 'order.mail-resent', after }]);
    return success({ message: `Enviamos el correo a ${mail.recipient}.` });
  });
  if (result.ok) nudgeOutbox();
  return result;
}

async function isUnpaid(db: Database, { number, paymentMethodId }: OrderRow): Promise<boolean> {
  if (paymentMethodId === CASH_ON_DELIVERY) return false;
  return (await findOrderPayment(db, number))?.state !== 'paid';
}

function entryOf(orderNumber: number, accountId: number, at: Date) {
  return {
    at,
    actor: { kind: 'operator', accountId },
    sellerId: null,
    subject: `order:${orderNumber}`,
  } as const;
}
