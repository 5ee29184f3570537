import { expect, test } from 'vitest';
import { liveHint, validatePasswords } from './password-change.ts';

const good = { password: 'Anterior#1', newPassword: 'Nueva#2026', repeated: 'Nueva#2026' };

test('the new password must meet the rules and be repeated', () => {
  expect(validatePasswords(good)).toEqual({});
  expect(validatePasswords({ ...good, newPassword: 'corta', repeated: 'larga' })).toEqual({
    newPassword:
      'La nueva contraseña debe contener al menos 8 caracteres, una mayúscula y un carácter especial.',
    repeated: 'La nueva contraseña y la confirmación no coinciden',
  });
  expect(validatePasswords({ ...good, password: '' })).toEqual({ password: 'Este campo es obligatorio.' });
});

test('the hint is silent at first, then red, then green', () => {
  expect(liveHint('')).toEqual({});
  expect(liveHint('nueva')).toHaveProperty('error');
  expect(liveHint('Nueva#2026')).toEqual({ success: 'La contraseña cumple con los requisitos.' });
});
