import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFulfilmentRules } from './fulfilment-rules.ts';
import { mergeMoneyRules } from './money-rules.ts';
import {
  SETTING_GROUP_KEYS,
  SETTING_GROUPS,
  type SettingField,
  settingProblems,
  settingToStore,
  settingValues,
} from './setting-groups.ts';

test.each(SETTING_GROUP_KEYS)('%s: what nobody has changed may be saved as it is', (key) => {
  expect(settingProblems(key, settingValues(key, null))).toEqual({});
});

test.each(SETTING_GROUP_KEYS)('%s: whatever is allowed is stored and read again', (key) => {
  const fields: readonly SettingField[] = SETTING_GROUPS[key].fields;
  const values = fc.record(
    Object.fromEntries(
      fields.map(({ path, minimum, maximum }) => [path, fc.integer({ min: minimum, max: maximum })]),
    ),
  );
  fc.assert(
    fc.property(values, (given) => {
      expect(settingProblems(key, given)).toEqual({});
      expect(settingValues(key, settingToStore(key, given))).toEqual(given);
    }),
  );
});

test('the rules that the code reads are those of the form', () => {
  const changed = { ...settingValues('money-rules', null), retryHours: 48, 'cashOnDelivery.maximumTotal': 5 };
  const rules = mergeMoneyRules(settingToStore('money-rules', changed));
  expect([rules.retryHours, rules.cashOnDelivery.maximumTotal]).toEqual([48, 5]);
  const freight = { freightBackBusinessDays: 0, freightBackShopPercent: 50 };
  const reminder = { cashReminderHour: 19, cashReminderSms: 1 };
  const shops = { acceptHours: 12, dispatchBusinessDays: 3, ...reminder, ...freight };
  expect(mergeFulfilmentRules(settingToStore('fulfilment-rules', shops))).toEqual(shops);
});

test('a value outside its limits, broken or missing is told by its path', () => {
  const values = { ...settingValues('money-rules', null), withdrawalBusinessDays: 4, retryHours: 1.5 };
  expect(Object.keys(settingProblems('money-rules', values))).toEqual([
    'retryHours',
    'withdrawalBusinessDays',
  ]);
  expect(Object.keys(settingProblems('fulfilment-rules', {}))).toEqual([
    'acceptHours',
    'dispatchBusinessDays',
    'cashReminderHour',
    'cashReminderSms',
    'freightBackBusinessDays',
    'freightBackShopPercent',
  ]);
});
