import { encode } from 'uqr';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Operator } from '../../../guards/for-operator.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { type AttemptLimit, forgetAttempts, takeAttempt } from '../identity/attempt-limit.service.ts';
import { findProvedDevice, trustDevice } from '../identity/known-device.service.ts';
import { endSessions, markSecondFactor } from '../identity/session.service.ts';
import { openFactorSecret, sealFactorSecret } from './factor-secret.service.ts';
import { enrolmentUri, hashRecoveryCode, newRecoveryCodes, newSecret, stepOfCode } from './one-time-code.ts';
import * as factors from './second-factor.repository.ts';

type CodeFailure = 'second-factor-wrong' | 'too-many-proofs';

/** A new secret, to be confirmed by a code of it. `qr` has a text of 0 and 1 for each row of the picture. */
export async function startSecondFactor(
  { write, config, now }: Context,
  { id, email }: Operator,
): Promise<Result<{ secret: string; uri: string; qr: string[] }, 'second-factor-exists'>> {
  const secret = newSecret();
  if (
    !(await factors.saveUnconfirmed(write, {
      accountId: id,
      secret: sealFactorSecret({ config }, id, secret),
      now: now(),
    }))
  )
    return failure('second-factor-exists');
  const uri = enrolmentUri(secret, { issuer: config.brand.name, label: email });
  const { data } = encode(uri, { border: 2 });
  return success({ secret, uri, qr: data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) });
}

/** From here on the operators' panel asks for a code. Answers the recovery codes, which are shown this once. */
export async function confirmSecondFactor(
  context: Context,
  operator: Operator,
  code: string,
  token: string | null,
): Promise<Result<{ recoveryCodes: string[] }, CodeFailure | 'second-factor-exists'>> {
  const factor = await factors.findSecondFactor(context.write, operator.id);
  if (factor?.confirmedAt) return failure('second-factor-exists');
  return withCode(context, operator, { code, token }, async (db) => {
    await markSecondFactor(db, token, context.now());
    await trustDevice(db, token, context.now());
    await audit(db, context, operator, 'staff.second-factor-on');
    return { recoveryCodes: await giveRecoveryCodes(db, operator.id) };
  });
}

/** Opens the operators' panel to the session, by a code of the phone or a recovery code. */
export async function proveSecondFactor(
  context: Context,
  operator: Operator,
  code: string,
  token: string | null,
): Promise<Result<{ recoveryCodesLeft: number }, CodeFailure | 'second-factor-missing'>> {
  if (!operator.hasSecondFactor) return failure('second-factor-missing');
  return withCode(context, operator, { code, token }, async (db, wasRecovery) => {
    await markSecondFactor(db, token, context.now());
    await trustDevice(db, token, context.now());
    if (wasRecovery) await audit(db, context, operator, 'staff.recovery-code-used');
    return { recoveryCodesLeft: await factors.countRecoveryCodes(db, operator.id) };
  });
}

export function renewRecoveryCodes(context: Context, operator: Operator, code: string, token: string | null) {
  return withCode(context, operator, { code, token }, async (db) => {
    await audit(db, context, operator, 'staff.recovery-codes-renewed');
    return { recoveryCodes: await giveRecoveryCodes(db, operator.id) };
  });
}

/** Before another phone is set up. Other sessions end: whoever has the old phone may have proved them by it. */
export function removeSecondFactor(context: Context, operator: Operator, code: string, token: string | null) {
  return withCode(context, operator, { code, token }, async (db) => {
    await factors.deleteSecondFactor(db, operator.id);
    await endSessions(db, { accountId: operator.id, keptToken: token, now: context.now() });
    await audit(db, context, operator, 'staff.second-factor-off');
    return { isRemoved: true };
  });
}

/** Somebody of the staff was at the door with the right password. */
export function recordEntrance(context: Context, accountId: number): Promise<void> {
  return audit(context.write, context, { id: accountId }, 'staff.entered');
}

interface Proof {
  code: string;
  /** Of the session. */
  token: string | null;
}

/**
 * Runs `work` in the transaction that uses the code up. Five wrong codes of a phone in 15 minutes are the last: of a
 * browser where the factor was proved before, or of all others together, so that a stranger with the password uses up
 * none of its owner's tries. Recovery codes are too long to be guessed and need no limit.
 */
async function withCode<Value>(
  context: Context,
  { id: accountId }: Operator,
  { code: typed, token }: Proof,
  work: (db: Database, wasRecovery: boolean) => Promise<Value>,
): Promise<Result<Value, CodeFailure>> {
  const code = typed.replace(/\s/g, '');
  const isOfPhone = /^\d{6}$/.test(code);
  const device = await findProvedDevice(context, token);
  const subject = device ? `${accountId}\n${device}` : String(accountId);
  const limit: AttemptLimit = { kind: 'second-factor', subject, maximum: 5, minutes: 15 };
  if (isOfPhone && !(await takeAttempt(context, [limit])).allowed) return failure('too-many-proofs');
  const reply = await inTransaction(context.write, async (db) => {
    const isRight = isOfPhone
      ? await takeCode(db, context, accountId, code)
      : await factors.takeRecoveryCode(db, {
          accountId,
          codeHash: hashRecoveryCode(code),
          now: context.now(),
        });
    return isRight ? success(await work(db, !isOfPhone)) : failure('second-factor-wrong');
  });
  if (reply.ok) await forgetAttempts(context, limit);
  return reply;
}

async function takeCode(db: Database, context: Context, accountId: number, code: string): Promise<boolean> {
  const { now } = context;
  const factor = await factors.findSecondFactor(db, accountId);
  const secret = factor && openFactorSecret(context, accountId, factor.secret);
  const step = secret && stepOfCode(secret, code, now());
  return step ? factors.takeStep(db, { accountId, step, now: now() }) : false;
}

async function giveRecoveryCodes(db: Database, accountId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await factors.replaceRecoveryCodes(db, accountId, codes.map(hashRecoveryCode));
  return codes;
}

function audit(db: Database, { now }: Context, { id }: Pick<Operator, 'id'>, action: string): Promise<void> {
  const actor = { kind: 'operator', accountId: id } as const;
  return recordAudit(db, [{ at: now(), actor, sellerId: null, action, subject: `account:${id}` }]);
}
