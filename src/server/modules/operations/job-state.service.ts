import type { Context } from '../../context.ts';
import * as states from './job-state.repository.ts';

type Clock = Pick<Context, 'write' | 'now'>;

/** For the scheduler: which jobs there are. */
export function saveJobs({ write }: Clock, jobs: readonly { name: string; cron: string }[]): Promise<void> {
  return states.saveJobs(write, jobs);
}

/** Runs a job and notes how it went; throws what it throws. */
export async function runNoted(
  { write, now }: Clock,
  name: string,
  run: () => Promise<unknown>,
): Promise<void> {
  await states.noteStart(write, name, now());
  try {
    await run();
  } catch (error) {
    await states.noteEnd(write, { name, now: now(), problem: String(error) });
    throw error;
  }
  await states.noteEnd(write, { name, now: now(), problem: null });
}

export function listRequestedJobs({ write }: Clock): Promise<string[]> {
  return states.listRequestedJobs(write);
}
