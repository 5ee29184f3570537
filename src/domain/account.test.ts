import { expect, test } from 'vitest';
import { greetingName } from './account.ts';

test.each([
  [{ firstName: 'Camila', companyName: null }, 'Camila'],
  [{ firstName: null, companyName: 'Café del Sur SAS' }, 'Café del Sur SAS'],
  [{ firstName: null, companyName: null }, ''],
])('%o is greeted as %j', (user, name) => {
  expect(greetingName(user)).toBe(name);
});
