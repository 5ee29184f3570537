import { EMAIL_MESSAGE, isEmail } from '../../../domain/email.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { limitedAddress, takeAttempt } from '../accounts/identity/attempt-limit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { findAnyCase } from './case-access.service.ts';

const SENT =
  'Si el caso se abrió con ese correo, el enlace va en camino. Revisa también el correo no deseado.';
const HOURLY = { maximum: 5, minutes: 60 };

/**
 * The mail with the number and the link once more, to the address of the case and only if she knows it. Who asks learns
 * nothing: not whether there is such a case, nor whose it is.
 */
export async function resendCaseLink(
  context: Context,
  { number, email, address }: { number: string; email: string; address: string },
): Promise<Result<{ message: string }, 'invalid-input'>> {
  if (!isEmail(email.trim())) return failure('invalid-input', { fields: { email: EMAIL_MESSAGE } });
  const asker = { kind: 'case-link', subject: `address ${limitedAddress(address)}` };
  if (!(await takeAttempt(context, [{ ...asker, ...HOURLY }])).allowed) return success({ message: SENT });
  const found = await findAnyCase(context, number);
  if (!found.ok || found.value.email.toLowerCase() !== email.trim().toLowerCase())
    return success({ message: SENT });
  // Counted once the address is known to be hers, so that nobody else uses it up.
  const owner = { kind: 'case-link', subject: `case ${found.value.id}` };
  if (!(await takeAttempt(context, [{ ...owner, ...HOURLY }])).allowed) return success({ message: SENT });
  const { id, email: recipient } = found.value;
  await enqueueEmails(context.write, [{ template: 'case-opened', recipient, data: { caseId: id } }]);
  nudgeOutbox();
  return success({ message: SENT });
}
