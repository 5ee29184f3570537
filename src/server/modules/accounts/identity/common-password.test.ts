import { expect, test } from 'vitest';
import { isPassword } from '../../../../domain/password.ts';
import { isCommonPassword } from './common-password.ts';

const person = ['Plazuela', 'Lucía', 'Mejía Arango', 'lucia.mejia@correo.example'];

test.each([
  ...[
    'Aaaaaaa!',
    'AAAAaaaa!!',
    'Abcabcabc!',
    'Ababab12!',
    'Password1!',
    'P@ssw0rd!',
    'Passw0rd$',
    'Qwerty123!',
  ],
  ...['Asdfghjk!', '12345678A!', '1qaz2wsX!', 'Zxcvbnm,1', 'Contraseña1!', 'Colombia2024*', 'Bogotá2025.'],
  ...['Millonarios1!', 'Medellin#1', 'Admin123$', 'Hola1234!', 'Tequiero1.', 'Diciembre2025!', '¡Princesa1!'],
  ...[
    'Plazuela#2026',
    'Plazuel4!',
    'Lucia2026*',
    'MejiaArango1!',
    'Lucia.Mejia1',
    'Iloveyou1!',
    'Poiuytrewq1!',
  ],
])('%s meets the rules and is refused', async (password) => {
  expect(isPassword(password)).toBe(true);
  expect(await isCommonPassword(password, person)).toBe(true);
});

test.each([
  ...[
    'Kd7m-p2xw-9tqh',
    'Guayaba-Roja58',
    'Nueva#Clave9',
    'Tinto&Arepa92',
    'Mi perro come mango!',
    'Ñandú!Cóndor7',
  ],
  ...['Rio.Verde-47b', 'cUatro-caballos', 'Xk9#mQ2v', 'Correo!Tinto.33'],
])('%s is accepted', async (password) => {
  expect(await isCommonPassword(password, person)).toBe(false);
});
