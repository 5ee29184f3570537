import { hash, randomBytes } from 'node:crypto';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { VisitStep } from '../../../domain/visit-step.ts';
import { isPanelPath, paths } from '../../../wire/paths.ts';
import { valuesIn } from '../../../wire/values-in.ts';

export interface Visit {
  /** Address of a page, or of its data. */
  path: string;
  address: string;
  userAgent: string;
}

export interface DayCounts {
  visits: { day: string; step: VisitStep; visitors: number }[];
}

const BOT = /bot|crawl|spider|slurp|preview|monitor|curl|wget|lighthouse/i;
const NO_PAGE = /^\/(api|dev|emulador)(\/|$)/;
// Beyond it every visit counts: a flood must not fill the memory.
const MAXIMUM_REMEMBERED = 200_000;

/** Programs that say so, and those that say nothing. */
export function isMachine(userAgent: string): boolean {
  return !userAgent || BOT.test(userAgent);
}

/**
 * Counts in memory until somebody takes the counts away. A visitor counts once a day and step: of address and browser a
 * hash with a salt of the day is remembered, in memory only, so that nothing of a person is ever stored.
 */
export function createVisitCounting(now: () => Date) {
  let day = '';
  let salt = randomBytes(16);
  const seen = new Set<string>();
  let visits = new Map<string, number>();

  const today = (): string => {
    const current = bogotaDay(now().getTime());
    if (current !== day) {
      day = current;
      salt = randomBytes(16);
      seen.clear();
    }
    return day;
  };
  const count = (step: VisitStep, visitor: string) => {
    const key = `${step}${visitor}`;
    if (seen.has(key)) return;
    if (seen.size < MAXIMUM_REMEMBERED) seen.add(key);
    const name = `${day}\n${step}`;
    visits.set(name, (visits.get(name) ?? 0) + 1);
  };
  return {
    countVisit: ({ path, address, userAgent }: Visit): void => {
      const pathname = path.replace(/^\/_datos/, '').replace(/\?.*$/s, '') || '/';
      if (isMachine(userAgent) || NO_PAGE.test(pathname) || isPanelPath(pathname)) return;
      today();
      const visitor = hash('sha256', `${salt.toString('hex')}\n${address}\n${userAgent}`, 'base64url').slice(
        0,
        16,
      );
      count('visit', visitor);
      const step = stepOf(pathname);
      if (step) count(step, visitor);
    },
    /** What was counted since the last time. */
    takeCounts: (): DayCounts => {
      const taken = visits;
      visits = new Map();
      return {
        visits: [...taken].map(([name, visitors]) => {
          const [of = '', step] = name.split('\n');
          return { day: of, step: step as VisitStep, visitors };
        }),
      };
    },
  };
}

function stepOf(pathname: string): VisitStep | null {
  if (valuesIn(paths.product, pathname)) return 'product';
  if (pathname === paths.cart()) return 'cart';
  return pathname === paths.checkout() ? 'checkout' : null;
}
