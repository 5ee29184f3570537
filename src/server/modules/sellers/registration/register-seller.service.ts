import { ACCOUNT_STATUS, COMPANY_PERSON_TYPE_ID } from '../../../../domain/account.ts';
import { checkNit, NIT_MESSAGES } from '../../../../domain/nit.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { defaultDisplayName } from '../../../../domain/seller.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { SellerFormInput } from '../../../../wire/accounts/registration.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { hashPassword } from '../../accounts/identity/password.service.ts';
import {
  CHOICE_MESSAGE,
  findFormReferences,
  type Messages,
  paymentIdMessage,
  plainNumber,
  plausibleCoordinates,
  whenFilled,
  wrongFields,
} from '../../accounts/identity/person-form.service.ts';
import {
  finishRegistration,
  lockUnfinishedAccount,
} from '../../accounts/registration/finish-registration.service.ts';
import { findOwnFlow } from '../../accounts/registration/registration-flow.service.ts';
import {
  commonMessages,
  type FormRules,
  type Registrant,
} from '../../accounts/registration/registration-form.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { getSellerFeePercent } from '../../settings/seller-fee.service.ts';
import { insertSeller, insertSellerDocument, isNitTaken } from './new-seller.repository.ts';
import { checkRut, storeRut } from './rut-document.service.ts';

type SellerFailure =
  | 'invalid-input'
  | 'registration-not-found'
  | 'phone-not-verified'
  | 'nit-taken'
  | 'seller-registration-failed';

/** Spec 4: after the form the seller waits for approval (status 1) and cannot log in until then. */
export async function registerSeller(
  context: Context,
  body: SellerFormInput,
  registrant: Registrant,
): Promise<Result<{ message: string }, SellerFailure>> {
  const flow = await findOwnFlow(context, body.userId, registrant.token);
  if (!flow) return failure('registration-not-found');
  if (!flow.verifiedPhone) return failure('phone-not-verified');
  const form = namesByPersonType({ ...body, nit: plainNumber(body.nit) });
  const references = await findFormReferences(context.write, form);
  const personal = [flow.email, form.firstName, form.lastName, form.companyName];
  const rules = { config: context.config, references, personal };
  const rut = await checkRut(form.rut);
  const paysOnline = context.paymentProvider !== null;
  const messages = await messagesOf(form, rules, paysOnline);
  const fields = wrongFields({ ...messages, rut: rut.ok ? null : rut.message });
  if (fields || !rut.ok) return failure('invalid-input', fields ? { fields } : {});
  if (await isNitTaken(context.write, form.nit)) return failure('nit-taken');
  const passwordHash = await hashPassword(form.password);
  const fileName = await storeRut(context.config, rut.bytes);
  const document = { fileName, byteCount: rut.bytes.length };
  const coordinates = plausibleCoordinates(form, references.city);
  const applicant = { ...form, accountId: flow.accountId, phone: flow.verifiedPhone, coordinates };
  const reason = await storeApplication(context, { applicant, document, passwordHash, registrant });
  if (reason) return failure(reason);
  nudgeOutbox();
  return success({ message: 'Registro creado con éxito' });
}

type Applicant = SellerFormInput & {
  accountId: number;
  phone: string;
  coordinates: { latitude: number; longitude: number } | null;
};

interface Application {
  applicant: Applicant;
  document: { fileName: string; byteCount: number };
  passwordHash: string;
  registrant: Registrant;
}

/** Account, shop, papers, consents and mails at once; null when they are stored. */
function storeApplication(
  context: Context,
  { applicant, document, passwordHash, registrant }: Application,
): Promise<'nit-taken' | 'seller-registration-failed' | null> {
  const { accountId } = applicant;
  const now = context.now();
  return inTransaction(context.write, async (db) => {
    const unfinished = await lockUnfinishedAccount(db, accountId);
    if (!unfinished) return 'seller-registration-failed';
    const { email } = unfinished;
    const displayName = defaultDisplayName(applicant);
    const feePercent = await getSellerFeePercent(db);
    const seller = await insertSeller(db, { ...applicant, email, displayName, feePercent });
    if (!seller) return 'nit-taken';
    await insertSellerDocument(db, { sellerId: seller.id, ...document, createdAt: now });
    const { nit: documentNumber } = applicant;
    const status = ACCOUNT_STATUS.awaitingApproval;
    // A seller buys with the same account.
    const account = { ...applicant, kind: 'seller', status, documentNumber, passwordHash } as const;
    const roles = ['buyer', 'seller'] as const;
    await finishRegistration(db, { account, roles, form: applicant, registrant, now });
    await enqueueEmails(db, [
      { template: 'seller-received', recipient: email, data: { accountId } },
      {
        template: 'seller-application',
        recipient: context.config.mail.operator,
        data: { sellerId: seller.id },
      },
    ]);
    return null;
  });
}

/** Spec 5: a company gives its name, everybody else first and last name; what does not belong is not kept. */
function namesByPersonType(form: SellerFormInput): SellerFormInput {
  return form.personTypeId === COMPANY_PERSON_TYPE_ID
    ? { ...form, firstName: '', lastName: '' }
    : { ...form, companyName: '' };
}

async function messagesOf(form: SellerFormInput, rules: FormRules, paysOnline: boolean): Promise<Messages> {
  const { references } = rules;
  const isCompany = form.personTypeId === COMPANY_PERSON_TYPE_ID;
  const nit = checkNit(form.nit);
  return {
    companyName: isCompany && !isFilled(form.companyName) ? REQUIRED_MESSAGE : null,
    firstName: !isCompany && !isFilled(form.firstName) ? REQUIRED_MESSAGE : null,
    lastName: !isCompany && !isFilled(form.lastName) ? REQUIRED_MESSAGE : null,
    documentTypeId: whenFilled(form.documentTypeId, references.documentTypeExists, CHOICE_MESSAGE),
    nit: nit.ok ? null : isFilled(form.nit) ? NIT_MESSAGES[nit.reason] : REQUIRED_MESSAGE,
    paymentProviderId: paymentIdMessage(form.paymentProviderId, paysOnline),
    ...(await commonMessages(rules, form)),
  };
}
