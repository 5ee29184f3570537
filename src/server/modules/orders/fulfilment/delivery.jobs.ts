import { confirmedByTimeAt, unopposedBefore } from '../../../../domain/delivery-confirmation.ts';
import type { Context } from '../../../context.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import { confirmUnopposed, listUnopposed } from './delivery.repository.ts';

const PACKAGES_AT_ONCE = 500;

/** Deliveries that only their shop told of and nobody objected to in time. Answers how many count from now on. */
export async function confirmUnopposedDeliveries({
  write,
  now,
}: Pick<Context, 'write' | 'now'>): Promise<number> {
  const { deliveryObjectionDays } = await getMoneyRules(write);
  const before = unopposedBefore(now(), deliveryObjectionDays);
  let confirmed = 0;
  for (;;) {
    const found = await listUnopposed(write, before, PACKAGES_AT_ONCE);
    const packages = found.map(({ deliveredAt, ...ref }) => ({
      ...ref,
      // When her days were over, not when somebody looked.
      at: confirmedByTimeAt(deliveredAt, deliveryObjectionDays),
    }));
    const taken = packages.length > 0 ? await confirmUnopposed(write, packages) : 0;
    confirmed += taken;
    if (found.length < PACKAGES_AT_ONCE || taken === 0) return confirmed;
  }
}
