import { expect, test } from 'vitest';
import { defaultDisplayName } from './seller.ts';

test.each([
  [{ companyName: 'Café del Sur SAS', firstName: null, lastName: null }, 'Café del Sur SAS'],
  [{ companyName: null, firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz'],
  [{ companyName: null, firstName: 'Ana', lastName: null }, 'Ana'],
])('%o is shown as %s', (seller, name) => {
  expect(defaultDisplayName(seller)).toBe(name);
});
