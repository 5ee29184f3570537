import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['compradora@plazuela.test', 'a.b+c@correo.com.co', 'ñandú@dominio.co'])(
  '%s is accepted',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'ana',
  'ana@correo',
  'ana@@correo.co',
  'ana maria@correo.co',
  ' ana@correo.co',
  'ana@correo.co ',
  'ana@correo..co',
  '@correo.co',
  'ana@.co',
  'ana,eva@correo.co',
  'ana@correo.co,',
  'ana@correo.co>',
  'Ana<ana@correo.co>',
  'ana;eva@correo.co',
  'grupo:ana@correo.co',
  '(ana)ana@correo.co',
  '"ana"@correo.co',
  'ana\u200b@correo.co',
  'ana\ud800@correo.co',
  `${'a'.repeat(250)}@correo.co`,
])('%j is refused', (text) => {
  expect(isEmail(text)).toBe(false);
});
