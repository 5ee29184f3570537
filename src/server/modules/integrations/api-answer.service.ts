import { hash } from 'node:crypto';
import { failure, type Result } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import {
  beginAnswer,
  deleteAnswersBefore,
  findAnswer,
  forgetAnswer,
  saveAnswer,
} from './api-answer.repository.ts';

interface Call {
  keyId: number;
  /** What the caller calls this call; null: it may be done again. */
  idempotencyKey: string | null;
  name: string;
  input: unknown;
}

type KeyRefusal = 'invalid-input' | 'idempotency-reused' | 'idempotency-running';

const LONGEST_KEY = 100;

/**
 * Does a call once for its key: who repeats it is told what it came to, also whether it was refused. What breaks is
 * forgotten, so that it can be tried again.
 */
export async function once<Value, Reason extends string>(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { keyId, idempotencyKey, name, input }: Call,
  work: () => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | KeyRefusal>> {
  if (idempotencyKey === null) return work();
  if (idempotencyKey.length > LONGEST_KEY || !/^[\x21-\x7e]+$/.test(idempotencyKey))
    return failure('invalid-input');
  const one = { keyId, idempotencyKey };
  const requestHash = hash('sha256', JSON.stringify([name, input]), 'hex');
  const begin = () => beginAnswer(write, { ...one, requestHash, now: now() });
  if (!(await begin())) {
    const known = await findAnswer(write, one, now());
    if (known && known.requestHash !== requestHash) return failure('idempotency-reused');
    if (known?.result) return known.result as Result<Value, Reason>;
    if (!known?.isStale) return failure('idempotency-running');
    await forgetAnswer(write, one);
    if (!(await begin())) return failure('idempotency-running');
  }
  try {
    const result = await work();
    await saveAnswer(write, one, result);
    return result;
  } catch (error) {
    await forgetAnswer(write, one);
    throw error;
  }
}

const KEPT_HOURS = 24;

export async function deleteOldAnswers({ write, now }: Pick<Context, 'write' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_HOURS * 60 * 60_000);
  while ((await deleteAnswersBefore(write, before)) > 0);
}
