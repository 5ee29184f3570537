/** What was promised and what came, of packages whose promised days are over. */
export interface OnTimeCount {
  packages: number;
  /** Came by the last promised day. */
  onTime: number;
  /** Of the late ones, those that their shop sent after its own day; the others were late on their way. */
  shopLate: number;
}

export function carrierLate({ packages, onTime, shopLate }: OnTimeCount): number {
  return packages - onTime - shopLate;
}

/** '94,7 %'; never rounded up to what was not reached. '–': of nothing. */
export function onTimeText({ packages, onTime }: Pick<OnTimeCount, 'packages' | 'onTime'>): string {
  if (packages === 0) return '–';
  const tenths = Math.floor((onTime * 1_000) / packages);
  return `${(tenths / 10).toLocaleString('es-CO')} %`;
}

export function sumCounts(counts: readonly OnTimeCount[]): OnTimeCount {
  const total = (name: keyof OnTimeCount) => counts.reduce((sum, count) => sum + count[name], 0);
  return { packages: total('packages'), onTime: total('onTime'), shopLate: total('shopLate') };
}

/** What 95 of 100 buyers should find: the promise kept. */
const GOAL = 0.95;

/** What a shop can do about its late packages; the first does most. */
export type OnTimeAdvice = 'send-sooner' | 'other-carrier' | 'keep-on';

export function onTimeAdvice(count: OnTimeCount): OnTimeAdvice[] {
  const { packages, onTime, shopLate } = count;
  if (packages === 0) return [];
  if (onTime >= packages * GOAL) return ['keep-on'];
  const byCarrier = carrierLate(count);
  const causes: [OnTimeAdvice, number][] = [
    ['send-sooner', shopLate],
    ['other-carrier', byCarrier],
  ];
  return causes
    .filter(([, late]) => late > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([advice]) => advice);
}
