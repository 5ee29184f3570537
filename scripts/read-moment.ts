import { type MomentProblem, parseRecoveryMoment } from '../src/domain/recovery-moment.ts';

const PROBLEMS: Record<MomentProblem, string> = {
  'not-a-moment': "is no moment: write it as '2026-11-21 15:04', by the clock of Colombia",
  'in-the-future': 'has not been yet, by the clock of Colombia',
};

/** Of the command line; throws with what is wrong with it. */
export function readMoment(typed: string, now: Date): Date {
  const moment = parseRecoveryMoment(typed, now);
  if (!moment.ok) throw new Error(`'${typed}' ${PROBLEMS[moment.reason]}.`);
  return moment.value;
}
