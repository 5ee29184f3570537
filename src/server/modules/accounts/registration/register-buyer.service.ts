import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { BuyerFormInput } from '../../../../wire/accounts/registration.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { hashPassword } from '../identity/password.service.ts';
import {
  documentMessages,
  findFormReferences,
  type Messages,
  plainNumber,
  plausibleCoordinates,
  wrongFields,
} from '../identity/person-form.service.ts';
import { finishRegistration, lockUnfinishedAccount } from './finish-registration.service.ts';
import { findOwnFlow } from './registration-flow.service.ts';
import { commonMessages, type FormRules, type Registrant } from './registration-form.service.ts';

type BuyerFailure = 'invalid-input' | 'registration-not-found' | 'phone-not-verified' | 'account-exists';

/** Spec 4: after the form the buyer's account is active. */
export async function registerBuyer(
  context: Context,
  body: BuyerFormInput,
  registrant: Registrant,
): Promise<Result<{ message: string }, BuyerFailure>> {
  const flow = await findOwnFlow(context, body.userId, registrant.token);
  if (!flow) return failure('registration-not-found');
  const { accountId, verifiedPhone: phone } = flow;
  if (!phone) return failure('phone-not-verified');
  const form = { ...body, documentNumber: plainNumber(body.documentNumber) };
  const references = await findFormReferences(context.write, form);
  const personal = [flow.email, form.firstName, form.lastName];
  const rules = { config: context.config, references, personal };
  const fields = wrongFields(await messagesOf(form, rules));
  if (fields) return failure('invalid-input', { fields });
  const account = {
    ...form,
    accountId,
    kind: 'buyer',
    status: ACCOUNT_STATUS.active,
    companyName: '',
    phone,
    passwordHash: await hashPassword(form.password),
    coordinates: plausibleCoordinates(form, references.city),
  } as const;
  const isFinished = await inTransaction(context.write, async (db) => {
    const unfinished = await lockUnfinishedAccount(db, accountId);
    if (!unfinished) return false;
    await finishRegistration(db, { account, roles: ['buyer'], form, registrant, now: context.now() });
    const data = { accountId };
    await enqueueEmails(db, [{ template: 'buyer-welcome', recipient: unfinished.email, data }]);
    return true;
  });
  if (!isFinished) return failure('account-exists');
  nudgeOutbox();
  return success({ message: 'Registro creado con éxito' });
}

async function messagesOf(form: BuyerFormInput, rules: FormRules): Promise<Messages> {
  const { references } = rules;
  const document = documentMessages(form, references);
  return {
    firstName: isFilled(form.firstName) ? null : REQUIRED_MESSAGE,
    lastName: isFilled(form.lastName) ? null : REQUIRED_MESSAGE,
    documentTypeId: document.type,
    documentNumber: document.number,
    ...(await commonMessages(rules, form)),
  };
}
