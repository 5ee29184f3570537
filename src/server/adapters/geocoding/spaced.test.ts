import { expect, test } from 'vitest';
import { spaced } from './spaced.ts';

test('calls start in turn and never within the pause, also after the process stood still', async () => {
  const inTurn = spaced(60);
  const starts: { index: number; at: number }[] = [];
  const calls = [0, 1, 2, 3].map((index) =>
    inTurn(async () => {
      starts.push({ index, at: performance.now() });
    }),
  );
  await calls[0];
  standStill(200);
  await Promise.all(calls);
  expect(starts.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  for (const [index, { at }] of starts.entries())
    if (index > 0) expect(at - (starts[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(60);
});

test('a failed call does not keep the next one waiting', async () => {
  const inTurn = spaced(1);
  await expect(inTurn(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await inTurn(async () => 'up')).toBe('up');
});

function standStill(millis: number): void {
  const end = performance.now() + millis;
  while (performance.now() < end);
}
