import path from 'node:path';
import { proveFileWriting, readDisk } from '../adapters/files/disk.ts';
import type { Context } from '../context.ts';
import { outageCode } from '../db/outage.ts';
import { proveGrowth } from '../db/prove-growth.ts';
import type { WritingProblem, WritingProof } from '../db/writing-problem.ts';

/** However often the address is asked, the proof is made once in this time. */
const KEPT_MILLIS = 5_000;
const LIMIT_MILLIS = 3_000;
const READ_ONLY = '25006';
const FULL = /^(53100|ENOSPC|EDQUOT)$/;
/** Nobody is there, other than one that is slow. */
const GONE = /^(ECONNREFUSED|ECONNRESET|EPIPE|EHOSTUNREACH|08...|57P0[123])$/;

type ProofContext = Pick<Context, 'write' | 'read' | 'config' | 'log'>;

/** Writes a little to the database and to the file store, and looks at the disk; null: all of it can be written. */
export function createWritingProof(context: ProofContext): WritingProof {
  let kept: { result: Promise<WritingProblem | null>; until: number } | null = null;
  return () => {
    if (!kept || kept.until <= performance.now())
      kept = { result: prove(context), until: performance.now() + KEPT_MILLIS };
    return kept.result;
  };
}

async function prove({ write, read, config, log }: ProofContext): Promise<WritingProblem | null> {
  const attempt = (work: Promise<unknown>, problem: WritingProblem) =>
    inTime(work).then(
      () => null,
      async (error: unknown): Promise<WritingProblem> => {
        log.error({ err: error }, problem);
        const code = outageCode(error) ?? '';
        if (FULL.test(code)) return code === '53100' ? 'database full' : 'disk full';
        if (GONE.test(code) && (await hasReplica(read))) return 'database takes no writes';
        return code === READ_ONLY ? 'database takes no writes' : problem;
      },
    );
  const problems = await Promise.all([
    proveSpace(config).catch(() => null),
    attempt(proveGrowth(write), 'database does not answer'),
    attempt(proveFiles(config), 'files cannot be written'),
  ]);
  return problems.find((problem) => problem !== null) ?? null;
}

/** While one answers and no primary does, the shop can be looked at. */
async function hasReplica({ replica }: Context['read']): Promise<boolean> {
  if (!replica) return false;
  return inTime(replica.pool.query('select 1')).then(
    () => true,
    () => false,
  );
}

/** A bucket that is away is no reason to send buyers elsewhere: every node has the same one, and orders need none. */
async function proveFiles({ dataDir, files }: Context['config']): Promise<void> {
  if (files.depots[0]?.kind === 'folder') await proveFileWriting(path.join(dataDir, 'files'));
}

/** A little is kept free: a database whose log has no space left ends, and does not start again. */
async function proveSpace({ dataDir, diskFloorBytes }: Context['config']): Promise<WritingProblem | null> {
  const { freeBytes } = await readDisk(dataDir);
  return freeBytes < diskFloorBytes ? 'disk full' : null;
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), LIMIT_MILLIS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
