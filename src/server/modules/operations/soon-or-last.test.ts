import { expect, test } from 'vitest';
import { soonOrLast } from './soon-or-last.ts';

/** Looks that are answered by hand, in the order in which they began. */
function heldLooks() {
  const held: PromiseWithResolvers<string>[] = [];
  const look = () => {
    const one = Promise.withResolvers<string>();
    held.push(one);
    return one.promise;
  };
  return { held, look };
}

test('the first look is waited for, a later one that hangs is answered with what was known', async () => {
  const { held, look } = heldLooks();
  const ask = soonOrLast(look, 5);
  const first = ask();
  held[0]?.resolve('up');
  expect(await first).toBe('up');
  expect(await ask()).toBe('up');
  held[1]?.resolve('down');
  await held[1]?.promise;
  expect(await ask()).toBe('down');
});

test('a look that answers in time is what is told', async () => {
  const { held, look } = heldLooks();
  const ask = soonOrLast(look, 60_000);
  for (const answer of ['up', 'down']) {
    const asked = ask();
    held.at(-1)?.resolve(answer);
    expect(await asked).toBe(answer);
  }
});
