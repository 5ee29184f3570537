import { EMAIL_MESSAGE, isEmail } from '../../../domain/email.ts';
import { isPhone, keepDigits, PHONE_MESSAGE } from '../../../domain/phone.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { missingFields, REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeAttempt } from '../accounts/identity/attempt-limit.service.ts';
import { contactFilingNumber, enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { insertContactMessage } from './contact.repository.ts';

export interface ContactSubmission {
  name: string;
  email: string;
  phone: string;
  topic: string;
  message: string;
}

/** Stores the message and mails it to the operator and, as a receipt, to the sender: three of them a day. */
export async function sendContactMessage(
  context: Context,
  submission: ContactSubmission,
): Promise<Result<{ message: string }, 'invalid-input'>> {
  const fields = findProblems(submission);
  if (Object.keys(fields).length > 0) return failure('invalid-input', { fields });
  const email = submission.email.trim().toLowerCase();
  const isAcknowledged = await mayAcknowledge(context, email);
  const id = await inTransaction(context.write, async (db) => {
    const contactMessageId = await insertContactMessage(db, {
      name: oneLine(submission.name),
      email,
      phone: submission.phone.trim() === '' ? null : phoneDigits(submission.phone),
      topic: oneLine(submission.topic) || 'Consulta general',
      body: submission.message.trim(),
    });
    await enqueueEmails(db, [
      { template: 'contact-received', recipient: context.config.mail.operator, data: { contactMessageId } },
      ...(isAcknowledged
        ? [{ template: 'contact-acknowledged', recipient: email, data: { contactMessageId } } as const]
        : []),
    ]);
    return contactMessageId;
  });
  nudgeOutbox();
  return success({
    message: `Recibimos tu mensaje. Tu número de radicado es ${contactFilingNumber(id)}; te respondemos a ${email}.`,
  });
}

/** Nobody proves that the address is hers: it is not flooded by whoever types it into the form. */
async function mayAcknowledge(context: Context, email: string): Promise<boolean> {
  const limit = { kind: 'contact-acknowledged', subject: email, maximum: 3, minutes: 24 * 60 };
  return (await takeAttempt(context, [limit])).allowed;
}

function findProblems(submission: ContactSubmission): Record<string, string> {
  const missing = missingFields(submission, ['name', 'email', 'message'] as const);
  const fields: Record<string, string> = {};
  for (const name of missing) fields[name] = REQUIRED_MESSAGE;
  if (!fields.email && !isEmail(submission.email.trim())) fields.email = EMAIL_MESSAGE;
  if (submission.phone.trim() !== '' && !isPhone(phoneDigits(submission.phone))) fields.phone = PHONE_MESSAGE;
  return fields;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** People write '+57 300 123 4567'; the database wants ten digits. */
function phoneDigits(phone: string): string {
  return keepDigits(phone).replace(/^57(?=\d{10}$)/, '');
}
