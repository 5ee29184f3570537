import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import {
  type AccountChoice,
  type OrderPerson,
  registerOrderPerson,
  sendOrderPersonCode,
} from '../accounts/registration/order-account.service.ts';
import type { Registrant } from '../accounts/registration/registration-form.service.ts';
import { opensOrder } from '../links/purchase-access.service.ts';
import { giveGuestOrder } from '../orders/placing/order-owner.writes.ts';
import { findGuestOrder } from './guest-order.repository.ts';

export interface GuestRequest {
  number: number;
  /** What opens the order: cookie and key of the purchase. */
  tokens: readonly (string | null | undefined)[];
  registrant: Registrant;
}

/** A code to the phone of an order that was bought without an account, for whoever may open it. */
export async function sendOrderAccountCode(context: Context, request: GuestRequest, choice: AccountChoice) {
  const found = await openGuestOrder(context, request);
  if (!found.ok) return found;
  return sendOrderPersonCode(context, found.value, { choice, registrant: request.registrant });
}

/** Makes an account of what the order knows and a password; the order is hers from then on. Answers her e-mail. */
export async function createOrderAccount(
  context: Context,
  request: GuestRequest,
  choice: AccountChoice & { code: string },
) {
  const found = await openGuestOrder(context, request);
  if (!found.ok) return found;
  const created = await registerOrderPerson(context, found.value, choice, {
    registrant: request.registrant,
    giveOrder: (db, accountId) => giveGuestOrder(db, { number: request.number, accountId }),
  });
  return created.ok ? success({ email: found.value.email }) : created;
}

/** A session alone opens none: who is logged in has an account already. */
async function openGuestOrder(
  { write }: Pick<Context, 'write'>,
  { number, tokens }: GuestRequest,
): Promise<Result<OrderPerson, 'not-found' | 'order-of-account'>> {
  const given = tokens.filter((token) => token !== null && token !== undefined);
  const row = given.length > 0 ? await findGuestOrder(write, number) : null;
  if (!row || !given.some((token) => opensOrder(token, row.accessTokenHash))) return failure('not-found');
  if (row.accountId !== null) return failure('order-of-account');
  const { accessTokenHash: _, accountId: _account, latitude, longitude, ...person } = row;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return success({ ...person, coordinates });
}
