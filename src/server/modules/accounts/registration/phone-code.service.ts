import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { isMobilePhone, isPhone, PHONE_MESSAGE } from '../../../../domain/phone.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueuePhoneCode, nudgeOutbox } from '../../messages/notifications.service.ts';
import {
  type AttemptLimit,
  limitedAddress,
  returnAttempt,
  takeAttempt,
  takeTurn,
} from '../identity/attempt-limit.service.ts';
import { type Flow, markPhoneVerified, storeCode, takeCodeTry } from './registration-flow.repository.ts';
import { findOwnFlow, flowHash } from './registration-flow.service.ts';

const RESEND_SECONDS = 60;
const CODE_MINUTES = 10;
const MAXIMUM_TRIES = 5;
const MOBILE_MESSAGE = 'Escribe un número de celular: empieza por 3.';

export interface CodeRequest {
  userId: number;
  phone: string;
}

interface Sender {
  address: string;
  token: string | null;
}

/** Spec 4 and 9: four digits by SMS, good for 10 minutes and 5 tries; another one after a pause. */
export async function sendPhoneCode(
  context: Context,
  { userId, phone }: CodeRequest,
  { address, token }: Sender,
): Promise<
  Result<
    { message: string; resendSeconds: number },
    | 'invalid-input'
    | 'registration-not-found'
    | 'code-too-soon'
    | 'too-many-codes'
    | 'too-many-requests'
    | 'sms-unavailable'
  >
> {
  const digits = normalizePhone(phone);
  const problem = phoneProblem(digits);
  if (problem) return failure('invalid-input', { fields: { phone: problem } });
  const flow = await findOwnFlow(context, userId, token);
  if (!flow || !token) return failure('registration-not-found');
  const { sms, mode } = context.config;
  if (sms.provider === 'mailbox' && mode === 'production') return failure('sms-unavailable');
  const now = context.now();
  if (secondsToWait(flow, now) > 0) return tooSoon(secondsToWait(flow, now));
  const refusal = await findRefusal(context, { token, digits, place: limitedAddress(address) });
  if (refusal) return failure(refusal);
  const code = String(randomInt(10_000)).padStart(4, '0');
  const isSent = await inTransaction(context.write, async (db) => {
    const sent = newCode(token, digits, code, now);
    const isStored = await storeCode(db, sent);
    if (isStored) await enqueuePhoneCode(db, { phone: digits, code, expiresAt: sent.expiresAt });
    return isStored;
  });
  if (!isSent) return tooSoon(RESEND_SECONDS);
  nudgeOutbox();
  return success({ message: 'Enviamos un código de 4 dígitos a tu celular.', resendSeconds: RESEND_SECONDS });
}

/**
 * Each message costs money and rings on somebody's phone, but strangers who use a number up must not keep its owner from
 * registering: over the limit of a phone each place still gets one message a day. Places, which thousands may share, are
 * slowed only.
 */
async function findRefusal(
  context: Context,
  { token, digits, place }: { token: string; digits: string; place: string },
): Promise<'too-many-codes' | 'too-many-requests' | null> {
  const own = { kind: 'sms-flow', subject: flowHash(token), maximum: 5, minutes: 60 };
  if (!(await takeAttempt(context, [own])).allowed) return 'too-many-codes';
  const ofPlace = { kind: 'sms-address', subject: place, maximum: 60, minutes: 60, slowestMillis: 5_000 };
  if (!(await takeTurn(context, [ofPlace], place))) return 'too-many-requests';
  const ofPhone = { kind: 'sms-phone', subject: digits, maximum: 5, minutes: 60 };
  if ((await takeAttempt(context, [ofPhone])).allowed) return null;
  const last = { kind: 'sms-pair', subject: `${digits}\n${place}`, maximum: 1, minutes: 24 * 60 };
  return (await takeAttempt(context, [last])).allowed ? null : 'too-many-codes';
}

/** Spec 4: a right code marks the phone as verified for this browser's registration. */
export async function verifyPhoneCode(
  context: Context,
  { userId, phone, code }: CodeRequest & { code: string },
  { address, token }: Sender,
): Promise<
  Result<{ userId: number }, 'registration-not-found' | 'code-wrong' | 'code-expired' | 'code-exhausted'>
> {
  const digits = normalizePhone(phone);
  const flow = await findOwnFlow(context, userId, token);
  if (!flow || !token) return failure('registration-not-found');
  const limits = checkLimits(token, digits, limitedAddress(address));
  const { allowed } = await takeAttempt(context, limits);
  if (!allowed) return failure('code-exhausted');
  const tokenHash = flowHash(token);
  const now = context.now();
  const taken = await takeCodeTry(context.write, {
    tokenHash,
    phone: digits,
    maximumTries: MAXIMUM_TRIES,
    now,
  });
  if (!taken) return failure(reasonWithoutTry(flow, digits));
  if (!isSame(taken.codeHash, codeHash(token, digits, code))) return failure('code-wrong');
  await markPhoneVerified(context.write, { tokenHash, phone: digits });
  await returnAttempt(context, limits);
  return success({ userId });
}

function normalizePhone(phone: string): string {
  return phone.replace(/[\s().-]/g, '').replace(/^\+57/, '');
}

function phoneProblem(digits: string): string | null {
  if (!isPhone(digits)) return PHONE_MESSAGE;
  return isMobilePhone(digits) ? null : MOBILE_MESSAGE;
}

function secondsToWait({ codeSentAt }: Flow, now: Date): number {
  if (!codeSentAt) return 0;
  return Math.ceil((codeSentAt.getTime() - now.getTime()) / 1_000) + RESEND_SECONDS;
}

function tooSoon(seconds: number) {
  return failure('code-too-soon', { details: { segundos: seconds } });
}

function newCode(token: string, phone: string, code: string, now: Date) {
  return {
    tokenHash: flowHash(token),
    phone,
    codeHash: codeHash(token, phone, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    replacesUntil: new Date(now.getTime() - RESEND_SECONDS * 1_000),
  };
}

/**
 * Wrong tries over all codes of one browser, and of one place for a phone: new codes must not buy new guesses without
 * end. Tries for the phone from elsewhere are bounded by its messages, at five each.
 */
function checkLimits(token: string, phone: string, place: string): AttemptLimit[] {
  return [
    { kind: 'code-flow', subject: flowHash(token), maximum: 20, minutes: 60 },
    { kind: 'code-pair', subject: `${phone}\n${place}`, maximum: 20, minutes: 60 },
  ];
}

function reasonWithoutTry(flow: Flow, phone: string): 'code-wrong' | 'code-expired' | 'code-exhausted' {
  if (flow.hasCode && flow.codePhone !== phone) return 'code-wrong';
  return flow.hasCode && flow.codeAttempts >= MAXIMUM_TRIES ? 'code-exhausted' : 'code-expired';
}

/** Keyed with the cookie's token, which the database does not have. */
function codeHash(token: string, phone: string, code: string): string {
  return createHmac('sha256', token).update(`${phone}\n${code}`).digest('hex');
}

function isSame(stored: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(stored), Buffer.from(given));
}
