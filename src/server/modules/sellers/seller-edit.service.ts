import { EMAIL_MESSAGE, isEmail } from '../../../domain/email.ts';
import { isPhone, keepDigits, PHONE_MESSAGE } from '../../../domain/phone.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  CHOICE_MESSAGE,
  paymentIdMessage,
  whenFilled,
  wrongFields,
} from '../accounts/identity/person-form.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import { lockSeller } from './application.repository.ts';
import type { SellerStatus } from './application.service.ts';
import {
  cityExists,
  findSellerDetails,
  type SellerDetails,
  updateSellerDetails,
} from './seller-edit.repository.ts';
import { publishShop } from './shop-visibility.service.ts';

/**
 * What a shop cannot correct itself, or asks the provider to. Her login keeps its own e-mail. Where her part of a payment
 * goes changes only who may move money.
 */
export async function editSeller(
  context: Context,
  {
    sellerId,
    operatorId,
    reason,
    ...form
  }: SellerDetails & { sellerId: number; operatorId: number; reason: string },
  { movesMoney }: { movesMoney: boolean },
): Promise<Result<SellerStatus, 'not-found' | 'invalid-input' | 'operator-role'>> {
  const details = { ...form, email: form.email.toLowerCase(), phone: keepDigits(form.phone) };
  const fields = wrongFields({
    displayName: isFilled(details.displayName) ? null : REQUIRED_MESSAGE,
    email: whenFilled(details.email, isEmail(details.email), EMAIL_MESSAGE),
    phone: whenFilled(details.phone, isPhone(details.phone), PHONE_MESSAGE),
    address: isFilled(details.address) ? null : REQUIRED_MESSAGE,
    cityId: whenFilled(details.cityId, await cityExists(context.write, details.cityId), CHOICE_MESSAGE),
    paymentProviderId: paymentIdMessage(details.paymentProviderId, await needsPaymentId(context, sellerId)),
  });
  if (fields) return failure('invalid-input', { fields });
  const at = context.now();
  return inTransaction(context.write, async (db) => {
    const seller = await lockSeller(db, sellerId);
    const stored = await findSellerDetails(db, sellerId);
    if (!seller || !stored) return failure('not-found');
    const names = (Object.keys(stored) as (keyof SellerDetails)[]).filter(
      (name) => stored[name] !== details[name],
    );
    if (names.includes('paymentProviderId') && !movesMoney) return failure('operator-role');
    if (names.length === 0) return success({ sellerId, status: seller.status });
    await updateSellerDetails(db, { sellerId, at, ...details });
    if (names.includes('displayName') || names.includes('cityId')) await publishShop(db, sellerId);
    else await announceChange(db, [`seller:${sellerId}`]);
    const only = (from: SellerDetails) => Object.fromEntries(names.map((name) => [name, from[name]]));
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'operator', accountId: operatorId },
        sellerId,
        action: 'shop.details-corrected',
        subject: `seller:${sellerId}`,
        before: only(stored),
        after: only(details),
        reason,
      },
    ]);
    return success({ sellerId, status: seller.status });
  });
}

/** Who was never asked for one keeps none, also once people can pay online: whoever corrects her phone knows no id. */
async function needsPaymentId({ write, paymentProvider }: Context, sellerId: number): Promise<boolean> {
  return paymentProvider !== null && (await findSellerDetails(write, sellerId))?.paymentProviderId !== '';
}
