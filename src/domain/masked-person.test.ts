import { expect, test } from 'vitest';
import { maskedEmail, maskedName, maskedPhone } from './masked-person.ts';

test('a list tells a person apart without telling who she is', () => {
  expect(maskedName({ firstName: 'Ana María', lastName: 'Gómez Ruiz', companyName: '' })).toBe(
    'Ana María G.',
  );
  expect(maskedName({ firstName: '', lastName: '', companyName: 'Frutas S.A.S.' })).toBe('Frutas S.A.S.');
  expect(maskedEmail('ana.perez@correo.co')).toBe('a•••@correo.co');
  expect(maskedEmail('sin arroba')).toBe('•••');
  expect(maskedPhone('3001234567')).toBe('••• ••• 4567');
  expect(maskedPhone(null)).toBe('');
});
