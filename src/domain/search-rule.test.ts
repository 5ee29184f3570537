import { expect, test } from 'vitest';
import { searchRuleState } from './search-rule.ts';

test.each([
  ['2026-11-21', '2026-11-22', 'active'],
  ['2026-11-22', '2026-11-22', 'active'],
  ['2026-11-22', null, 'active'],
  ['2026-11-23', null, 'scheduled'],
  ['2026-11-01', '2026-11-21', 'ended'],
])('from %s until %s is %s on the 22nd', (startsOn, endsOn, state) => {
  expect(searchRuleState({ startsOn, endsOn }, '2026-11-22')).toBe(state);
});
