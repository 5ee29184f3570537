import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import type { Coordinates } from '../../../../domain/location.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { completeDefaultAddress } from '../addresses/address.repository.ts';
import { hashPassword } from '../identity/password.service.ts';
import { passwordProblem } from '../identity/password-choice.service.ts';
import { wrongFields } from '../identity/person-form.service.ts';
import { finishRegistration, lockUnfinishedAccount } from './finish-registration.service.ts';
import { sendPhoneCode, verifyPhoneCode } from './phone-code.service.ts';
import type { Flow } from './registration-flow.repository.ts';
import { findFlowOfEmail, openFlow } from './registration-flow.service.ts';
import { type Registrant, TERMS_MESSAGE } from './registration-form.service.ts';

/** Who bought without an account, as her order knows her. */
export interface OrderPerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  personTypeId: string;
  documentTypeId: string;
  documentNumber: string;
  address: string;
  cityId: string;
  coordinates: Coordinates | null;
  unit: string;
  neighbourhood: string;
  deliveryNotes: string;
}

interface CodeSent {
  /** For the browser's cookie; null: it has one. */
  token: string | null;
  /** Its phone was proved in this browser: no code is needed. */
  isProved: boolean;
  resendSeconds: number;
}

/**
 * Begins a registration that asks for nothing but the phone's code and a password. Whether the e-mail has an account is
 * told to nobody before the code of the order's phone: the answer and the message are the same.
 */
export async function sendOrderPersonCode(
  context: Context,
  person: OrderPerson,
  { choice, registrant }: { choice: AccountChoice; registrant: Registrant },
) {
  // Before a message is paid for.
  const fields = wrongFields(await messagesOf(context, person, choice));
  if (fields) return failure('invalid-input', { fields });
  const { email, phone } = person;
  const opened = await openFlow(context, email, registrant);
  if (!opened.ok) return opened;
  const { accountId, verifiedPhone, newToken } = opened.value;
  const answer = (isProved: boolean, resendSeconds: number) =>
    success<CodeSent>({ token: newToken, isProved, resendSeconds });
  if (verifiedPhone === phone) return answer(true, 0);
  const token = newToken ?? registrant.token;
  const sent = await sendPhoneCode(context, { userId: accountId, phone }, { ...registrant, token });
  return sent.ok ? answer(false, sent.value.resendSeconds) : sent;
}

export interface AccountChoice {
  password: string;
  termsAccepted?: boolean | undefined;
  marketingAccepted?: boolean | undefined;
}

type AccountFailure =
  | 'invalid-input'
  | 'phone-not-verified'
  | 'code-wrong'
  | 'code-expired'
  | 'code-exhausted'
  | 'registration-not-found'
  | 'order-email-registered'
  | 'order-of-account';

/** The account of whoever bought; `giveOrder` makes the order hers, in the same transaction, or answers that it cannot. */
export async function registerOrderPerson(
  context: Context,
  person: OrderPerson,
  choice: AccountChoice & { code: string },
  {
    registrant,
    giveOrder,
  }: {
    registrant: Registrant;
    giveOrder: (db: Database, accountId: number) => Promise<boolean>;
  },
): Promise<Result<null, AccountFailure>> {
  const fields = wrongFields(await messagesOf(context, person, choice));
  if (fields) return failure('invalid-input', { fields });
  const flow = await findFlowOfEmail(context, person.email, registrant.token);
  if (!flow) return failure('phone-not-verified');
  const proved = await provePhone(context, { flow, phone: person.phone, code: choice.code }, registrant);
  if (!proved.ok) return proved;
  const account = {
    ...person,
    accountId: flow.accountId,
    kind: 'buyer',
    status: ACCOUNT_STATUS.active,
    companyName: '',
    passwordHash: await hashPassword(choice.password),
  } as const;
  const refusal = await inTransaction(context.write, async (db) => {
    const { accountId } = account;
    if (!(await lockUnfinishedAccount(db, accountId))) return 'order-email-registered';
    if (!(await giveOrder(db, accountId))) return 'order-of-account';
    await finishRegistration(db, { account, roles: ['buyer'], form: choice, registrant, now: context.now() });
    await completeDefaultAddress(db, accountId, person);
    await enqueueEmails(db, [{ template: 'buyer-welcome', recipient: person.email, data: { accountId } }]);
    return null;
  });
  if (refusal) return failure(refusal);
  nudgeOutbox();
  return success(null);
}

async function provePhone(
  context: Context,
  { flow, phone, code }: { flow: Flow; phone: string; code: string },
  registrant: Registrant,
): Promise<Result<unknown, AccountFailure>> {
  if (flow.verifiedPhone === phone) return success(null);
  if (!isFilled(code)) return failure('phone-not-verified');
  return verifyPhoneCode(context, { userId: flow.accountId, phone, code }, registrant);
}

async function messagesOf(
  { config }: Context,
  { email, firstName, lastName }: OrderPerson,
  { password, termsAccepted }: AccountChoice,
) {
  const personal = [email, firstName, lastName];
  return {
    password: isFilled(password)
      ? await passwordProblem(config, password, { rule: 'registration', personal })
      : REQUIRED_MESSAGE,
    termsAccepted: termsAccepted ? null : TERMS_MESSAGE,
  };
}
