import { effectOf, isProviderState } from '../../../domain/payment-state.ts';
import type { Database } from '../../db/sql.ts';
import type { EpaycoConfig } from '../../payment-config.ts';
import { insertConfirmation } from './confirmation.repository.ts';
import type { EmulatedPayment } from './emulated-order.ts';
import type { EmulatorSwitches } from './emulator-switches.ts';
import { confirmationFields } from './payment-fields.ts';

interface Change {
  payment: EmulatedPayment;
  switches: EmulatorSwitches;
  keys: Pick<EpaycoConfig, 'customerId' | 'signingKey'>;
  now: Date;
}

/** Keeps the confirmations of a change in its transaction; they are sent afterwards. */
export async function queueConfirmations(
  db: Database,
  { payment, switches, keys, now }: Change,
): Promise<void> {
  const { reference, state, order } = payment;
  const signingKey = switches.forged ? `${keys.signingKey}-falsa` : keys.signingKey;
  const confirmation = {
    reference,
    url: order.confirmationUrl,
    method: order.confirmationMethod,
    fields: confirmationFields(payment, { ...keys, signingKey }),
    dueAt: new Date(now.getTime() + switches.lateSeconds * 1_000),
    isHeld: switches.reordered && isProviderState(state) && effectOf(state) === 'wait',
  };
  const copies = switches.missing ? 0 : switches.doubled ? 2 : 1;
  for (let copy = 0; copy < copies; copy++) await insertConfirmation(db, confirmation);
}
