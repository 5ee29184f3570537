import { expect, test } from 'vitest';
import { restAfter } from './rest.ts';

async function millisOfRest(): Promise<number> {
  const begun = performance.now();
  await restAfter(100, { alone: 2, beside: 6 });
  return performance.now() - begun;
}

test('whoever is alone rests little, and long beside others', async () => {
  // The runner of the tests is somebody too, for some milliseconds now and then.
  let alone = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 10 && alone >= 590; attempt++) alone = await millisOfRest();
  const others = setInterval(() => {
    const until = performance.now() + 10;
    while (performance.now() < until);
  }, 20);
  const beside = await millisOfRest();
  clearInterval(others);
  expect(alone).toBeGreaterThanOrEqual(199);
  expect(alone).toBeLessThan(590);
  expect(beside).toBeGreaterThanOrEqual(599);
});
