import type { ReadOnly } from '../../../domain/read-only.ts';
import { type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import type { WritingProblem, WritingProof } from '../../db/writing-problem.ts';
import { changeSetting, getSetting, readSetting } from '../settings/setting.service.ts';
import { isWritable } from './writable.repository.ts';

/** Of this process: whether what is new may be stored, and why not. */
export interface ReadOnlyWatch {
  /** As last known, for what must not wait; where it may be otherwise, the next one knows. */
  peek: () => ReadOnly | null;
  /** Looks again whether what has kept the database from writing is over, and reads what could not be read. */
  current: () => Promise<ReadOnly | null>;
  /** Proves writing, and remembers what that shows. */
  prove: WritingProof;
  /** Reads what operators decided; what fails is read again by whoever asks next. */
  refresh: () => Promise<void>;
}

const CAUSES: Partial<Record<WritingProblem, ReadOnly['cause']>> = {
  'disk full': 'full',
  'database full': 'full',
  'database takes no writes': 'no-writes',
};

export function createReadOnlyWatch(
  { write, log }: Pick<Context, 'write' | 'log'>,
  proveWriting: WritingProof,
): ReadOnlyWatch {
  let switched: ReadOnly | null = null;
  let found: ReadOnly | null = null;
  // Of a change that was told once nobody tells again: it is read until that has gone well.
  let told = 0;
  let known = 0;
  let reading: Promise<void> | null = null;
  const readAll = async () => {
    try {
      while (known < told) {
        const upTo = told;
        switched = readSwitch(await readSetting(write, 'read-only'));
        known = upTo;
      }
    } finally {
      reading = null;
    }
  };
  // One read at a time: of two, the one that was begun first may answer last.
  const catchUp = () => {
    reading ??= readAll();
    return reading;
  };
  const prove: WritingProof = async () => {
    const problem = await proveWriting();
    const cause = problem && CAUSES[problem];
    if (Boolean(cause) !== Boolean(found))
      log.warn({ problem }, cause ? 'read only until it can be written again' : 'writable again');
    found = cause ? { cause, reason: '', until: null } : null;
    return problem;
  };
  return {
    peek: () => {
      if (found) void prove();
      if (known < told) void catchUp().catch(() => {});
      return switched ?? found;
    },
    current: async () => {
      if (known < told) await catchUp().catch(() => {});
      if (!switched && found) await prove();
      return switched ?? found;
    },
    prove,
    refresh: () => {
      told++;
      return catchUp();
    },
  };
}

interface StoredSwitch {
  reason: string;
  until: string | null;
}

function readSwitch(stored: unknown): ReadOnly | null {
  const { isOn, reason, until } = (stored ?? {}) as { isOn?: boolean } & Partial<StoredSwitch>;
  if (!isOn) return null;
  return { cause: 'switch', reason: reason ?? '', until: until ? new Date(until) : null };
}

export interface ReadOnlyWish {
  isOn: boolean;
  reason: string;
  /** 0: nobody knows how long. */
  minutes: number;
}

/** Who switches it last is right; the log has both. */
export async function switchReadOnly(
  context: Context,
  { isOn, reason, minutes }: ReadOnlyWish,
  operatorId: number,
): Promise<Result<null, 'setting-changed'>> {
  const before = await getSetting(context, 'read-only');
  const until =
    isOn && minutes > 0 ? new Date(context.now().getTime() + minutes * 60_000).toISOString() : null;
  const value = { isOn, reason: isOn ? reason : '', until };
  const saved = await changeSetting(context, {
    key: 'read-only',
    value,
    version: before.version,
    reason,
    operatorId,
    changed: { before: { isOn: readSwitch(before.value) !== null }, after: { isOn, until } },
  });
  return saved.ok ? success(null) : saved;
}

/** What operators decided, as their page shows it. */
export async function getReadOnlySwitch({ write }: Pick<Context, 'write'>): Promise<StoredSwitch | null> {
  const state = readSwitch(await readSetting(write, 'read-only'));
  return state && { reason: state.reason, until: state.until?.toISOString() ?? null };
}

const KEPT_MILLIS = 2_000;

/** For jobs: whether they rest, asked of the database every two seconds at most. */
export function createPause({ write }: Pick<Context, 'write'>): () => Promise<boolean> {
  let kept: { result: Promise<boolean>; until: number } | null = null;
  const look = async () => {
    if (!(await isWritable(write))) return true;
    return readSwitch(await readSetting(write, 'read-only')) !== null;
  };
  return () => {
    if (!kept || kept.until <= performance.now())
      kept = { result: look(), until: performance.now() + KEPT_MILLIS };
    return kept.result;
  };
}
