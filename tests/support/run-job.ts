import type { Context } from '../../src/server/context.ts';
import { requestJob } from '../../src/server/modules/operations/job-state.repository.ts';
import { claimDueJobs, runNoted } from '../../src/server/modules/operations/job-state.service.ts';

/** As a worker runs a job that an operator wants now; throws what it throws. */
export async function runJobNow(
  context: Context,
  name: string,
  run: () => Promise<unknown> = async () => {},
): Promise<void> {
  await requestJob(context.write, name, context.now());
  const [held] = await claimDueJobs(context, { names: [name], owner: crypto.randomUUID() });
  if (!held) throw new Error(`${name} is in another hand`);
  await runNoted(context, held, run);
}
