import { hash } from 'node:crypto';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import {
  type Attempt,
  beginAnswer,
  deleteAnswersBefore,
  findAnswer,
  forgetAnswer,
  saveAnswer,
  takeOver,
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
 * forgotten, so that it can be tried again; the work goes on from what an earlier try has made.
 */
export async function once<Value, Reason extends string>(
  context: Pick<Context, 'write' | 'now'>,
  call: Call,
  work: (attempt: Attempt | null) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | KeyRefusal>> {
  const { keyId, idempotencyKey } = call;
  if (idempotencyKey === null) return work(null);
  if (idempotencyKey.length > LONGEST_KEY || !/^[\x21-\x7e]+$/.test(idempotencyKey))
    return failure('invalid-input');
  const begun = await begin<Result<Value, Reason>>(context, { ...call, keyId, idempotencyKey });
  if (!begun.ok) return begun;
  if ('answer' in begun.value) return begun.value.answer;
  const { attempt } = begun.value;
  try {
    const result = await work(attempt);
    await saveAnswer(context.write, attempt, result);
    return result;
  } catch (error) {
    await forgetAnswer(context.write, attempt);
    throw error;
  }
}

/** A try of one's own, or the answer that the call was given before. */
async function begin<Answer>(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { keyId, idempotencyKey, name, input }: Call & { idempotencyKey: string },
): Promise<Result<{ attempt: Attempt } | { answer: Answer }, KeyRefusal>> {
  const one = { keyId, idempotencyKey };
  const begunAt = now();
  const requestHash = hash('sha256', JSON.stringify([name, input]), 'hex');
  if (await beginAnswer(write, { ...one, requestHash, now: begunAt }))
    return success({ attempt: { ...one, begunAt, productId: null } });
  const known = await findAnswer(write, one, begunAt);
  if (known && known.requestHash !== requestHash) return failure('idempotency-reused');
  if (known?.result) return success({ answer: known.result as Answer });
  const attempt = known?.isStale ? await takeOver(write, one, begunAt) : null;
  return attempt ? success({ attempt }) : failure('idempotency-running');
}

const KEPT_HOURS = 24;

export async function deleteOldAnswers({ write, now }: Pick<Context, 'write' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_HOURS * 60 * 60_000);
  while ((await deleteAnswersBefore(write, before)) > 0);
}
