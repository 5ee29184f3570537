import { expect, test } from 'vitest';
import type { ReadName, ReadValue } from '../src/server/panel-door.ts';
import { readNames } from './support/published-reads.ts';

/** True where a value holds something that JSON loses on its way to the browser. */
type HoldsMore<Value> = Value extends Date | Map<never, never> | Set<never> | bigint
  ? true
  : Value extends readonly (infer Item)[]
    ? HoldsMore<Item>
    : Value extends object
      ? { [Key in keyof Value]-?: HoldsMore<NonNullable<Value[Key]>> }[keyof Value]
      : false;

// A read whose answer holds a Date does not compile here: the first page would show what a navigation cannot.
const isPlain: { [Name in ReadName]: true extends HoldsMore<ReadValue<Name>> ? never : true } = new Proxy(
  {} as never,
  { get: () => true },
);

test('what the panels read is plain JSON', () => {
  expect(readNames.every((name) => isPlain[name])).toBe(true);
  expect(readNames.length).toBeGreaterThan(80);
});
