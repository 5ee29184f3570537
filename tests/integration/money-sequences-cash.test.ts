import { expect, test } from 'vitest';
import { runSequences } from '../support/money-sequences.ts';
import { cases } from '../support/random-cases.ts';

const sequences = cases(150, 900);

test('whatever happens to cash on delivery, in whatever order: stock, totals, books and payouts agree', async () => {
  const bought = ['buy-cash', 0, 1, 5] as const;
  const sent = [
    ['ship', 0, 0, 2],
    ['ship', 1, 0, 2],
  ] as const;
  const collected = [
    ['collect', 0, 0, 0],
    ['collect', 1, 1, 0],
  ] as const;
  const released = [
    ['remit', 0, 0, 0],
    ['days', 6, 0, 0],
  ] as const;
  const tally = await runSequences({
    seed: 20_260_303,
    sequences,
    maxLength: 8,
    openings: [
      [bought],
      [bought, ...sent],
      [bought, ...sent, ...collected],
      [bought, ...sent, ...collected, ...released],
      [bought, ...sent, ...collected, ...released, ['settle', 0, 0, 0]],
      [bought, ...sent, ...collected, ...released, ['settle', 0, 0, 0], ['payout', 0, 0, 0]],
      [bought, ...sent, ['refuse', 0, 0, 0]],
      [bought, ...sent, ['lose', 0, 0, 0]],
    ],
    weights: {
      'buy-cash': 3,
      buy: 1,
      attempt: 2,
      days: 2,
      ship: 5,
      cancel: 3,
      collect: 5,
      refuse: 3,
      'take-back': 3,
      lose: 3,
      remit: 3,
      refund: 4,
      'pay-refund': 2,
      settle: 3,
      payout: 3,
      together: 2,
    },
  });
  expect(tally.get('sequences')).toBeGreaterThanOrEqual(sequences);
  // Nothing is proven by what never happens.
  for (const end of [
    'collect',
    'refuse',
    'take-back',
    'lose',
    'remit',
    'refund',
    'settle',
    'payout',
    'cancel',
  ])
    expect(tally.get(`${end} done`) ?? 0, end).toBeGreaterThan(cases(0, 15));
});
