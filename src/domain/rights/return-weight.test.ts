import { expect, test } from 'vitest';
import { gramsText, weightFindings } from './return-weight.ts';

const weights = { expected: 1_500, dropped: null, received: null };

test('a box that went empty and one that came empty are told apart', () => {
  expect(weightFindings({ ...weights, dropped: 300, received: 320 })).toEqual([
    'Se entregó con 300 g; los productos pesan 1,5 kg.',
    'Llegó con 320 g; los productos pesan 1,5 kg.',
  ]);
  expect(weightFindings({ ...weights, dropped: 1_600, received: 320 })).toEqual([
    'Llegó con 320 g; los productos pesan 1,5 kg.',
    'Se entregó con 1,6 kg y llegó con 320 g.',
  ]);
});

test('what scales and boxes explain says nothing, nor what nobody has weighed', () => {
  expect(weightFindings({ ...weights, dropped: 1_700, received: 1_300 })).toEqual([
    'Se entregó con 1,7 kg y llegó con 1,3 kg.',
  ]);
  for (const said of [
    {},
    { dropped: 1_400 },
    { received: 1_250 },
    { dropped: 4_000 },
    { dropped: 1_500, received: 1_400 },
  ])
    expect(weightFindings({ ...weights, ...said })).toEqual([]);
  expect(weightFindings({ expected: null, dropped: 100, received: null })).toEqual([]);
  expect(weightFindings({ expected: 300, dropped: 120, received: 120 })).toEqual([]);
});

test('weights are told as a scale shows them', () => {
  expect([950, 1_000, 1_255].map(gramsText)).toEqual(['950 g', '1 kg', '1,26 kg']);
});
