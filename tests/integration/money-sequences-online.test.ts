import { expect, test } from 'vitest';
import { runSequences } from '../support/money-sequences.ts';
import { cases } from '../support/random-cases.ts';

const sequences = cases(200, 1_200);

test('whatever happens to online orders, in whatever order: stock, totals, books and payouts agree', async () => {
  const bought = ['buy', 0, 1, 5] as const;
  const paidUnsplit = ['attempt', 0, 0, 2] as const;
  const shipped = [
    ['ship', 0, 0, 3],
    ['ship', 1, 0, 3],
  ] as const;
  const sent = [
    ['ship', 0, 0, 2],
    ['ship', 1, 0, 2],
  ] as const;
  const tally = await runSequences({
    seed: 20_260_302,
    sequences,
    maxLength: 8,
    openings: [
      [bought],
      [bought, ['attempt', 0, 4, 1]],
      [bought, ['attempt', 0, 0, 0]],
      [bought, paidUnsplit],
      [bought, ['attempt', 0, 0, 4]],
      [bought, ['attempt', 0, 0, 0], ...shipped],
      [bought, paidUnsplit, ...shipped],
      [bought, paidUnsplit, ...sent, ['lose', 0, 0, 0]],
      [bought, paidUnsplit, ...shipped, ['days', 6, 0, 0]],
      [bought, paidUnsplit, ...shipped, ['days', 6, 0, 0], ['settle', 0, 0, 0]],
      [bought, paidUnsplit, ...shipped, ['days', 6, 0, 0], ['settle', 0, 0, 0], ['payout', 0, 0, 0]],
    ],
    weights: {
      buy: 2,
      checkout: 1,
      attempt: 4,
      decide: 7,
      notice: 2,
      minutes: 1,
      hours: 1,
      days: 2,
      ship: 3,
      cancel: 3,
      refund: 4,
      'pay-refund': 3,
      'take-back': 2,
      lose: 3,
      settle: 3,
      payout: 3,
      together: 2,
    },
  });
  expect(tally.get('sequences')).toBeGreaterThanOrEqual(sequences);
  // Nothing is proven by what never happens.
  for (const end of ['cancel', 'refund', 'pay-refund', 'take-back', 'lose', 'settle', 'payout'])
    expect(tally.get(`${end} done`) ?? 0, end).toBeGreaterThan(cases(0, 5));
  for (const verdict of [
    'attempt paid',
    'attempt duplicate',
    'decide paid',
    'decide reversed',
    'notice unchanged',
  ])
    expect(tally.get(verdict) ?? 0, verdict).toBeGreaterThan(cases(0, 5));
});
