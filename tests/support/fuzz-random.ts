/** Chance that repeats itself: the same seed makes the same requests on every machine. */
export interface Chance {
  /** 0 ≤ x < 1 */
  next: () => number;
  below: (limit: number) => number;
  /** True so many times out of one. */
  happens: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
  };
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeff\u202e\u200b',
  '😀👩‍👩‍👧',
  'Ñandú 漢字 ﷽',
  'e\u0301'.repeat(300),
  "'; drop table product; --",
  '" or ""="',
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '=HYPERLINK("http://evil.test")',
  '%00',
  '%s%n%x',
  '\r\nSet-Cookie: a=b',
  'constructor',
  '__proto__',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e308',
  '00000000001',
  '99999999999999999999',
  '9007199254740993',
  '2147483648',
  '1.5',
  '٣',
  'null',
  'undefined',
  '[]',
  '{}',
  'true',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01',
  'http://127.0.0.1/',
  'javascript:alert(1)',
  '//evil.test',
  'a'.repeat(201),
  'x'.repeat(5_000),
  '(a+)+$',
  `${'a'.repeat(2_000)}!`,
  ' '.repeat(3_000),
  '%'.repeat(200),
  '_\\%',
] as const;

export const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  false,
  0,
  -1,
  -0.5,
  0.1,
  2_147_483_647,
  2_147_483_648,
  9_007_199_254_740_992,
  1e21,
  1e308,
  -1e308,
  5e-324,
  [],
  [[]],
  [[[[[[]]]]]],
  [null],
  [1, '1', true],
  Array.from({ length: 300 }, (_, index) => index),
  {},
  { length: -1 },
  { toString: 1, valueOf: null },
  JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}'),
  { $ref: '#' },
  { type: 'Buffer', data: [0] },
];
