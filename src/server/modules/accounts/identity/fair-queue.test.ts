import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { createSlowTurns } from './slow-turns.ts';

function door() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open };
}

test('whoever floods his own key keeps nobody of another key waiting for more than one turn', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 50 });
  const { isOpen, open } = door();
  const done: string[] = [];
  const first = queue.run('flood', () => isOpen);
  const flood = Array.from({ length: 20 }, () => queue.run('flood', async () => done.push('flood')));
  const other = queue.run('other', async () => done.push('other'));
  open();
  await Promise.all([first, ...flood, other]);
  expect(done.indexOf('other')).toBe(1);
  expect(done).toHaveLength(21);
});

test('of too many under one key some are refused, and the others still have their turn', async () => {
  const queue = createFairQueue({ atOnce: 2, waiting: 3 });
  const { isOpen, open } = door();
  const all = Array.from({ length: 12 }, () => queue.run('one', () => isOpen.then(() => 'done')));
  open();
  const answers = await Promise.all(all);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
  expect(answers.filter((answer) => answer === null)).toHaveLength(7);
});

test('work that throws leaves its place to the next', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 3 });
  const broken = queue.run('one', () => Promise.reject(new Error('broken')));
  const next = queue.run('one', async () => 'next');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('slow turns: the first at once, few wait, chance refuses the rest, another key waits for nobody', async () => {
  const turns = createSlowTurns({ waiting: 3 });
  const all = Array.from({ length: 10 }, () => turns.take('one', 5));
  expect(await turns.take('two', 5)).toBe(true);
  const answers = await Promise.all(all);
  expect(answers[0]).toBe(true);
  expect(answers.filter(Boolean)).toHaveLength(4);
});
