import { expect, test } from 'vitest';
import { rutFileMessage } from './rut-file.ts';

const megabyte = 1024 * 1024;

test('a PDF up to 1 MB may be sent', () => {
  expect(rutFileMessage({ name: 'RUT.PDF', type: 'application/pdf', size: megabyte })).toBeNull();
});

test.each([
  ['rut.png', 'image/png'],
  ['rut.pdf', 'text/html'],
  ['rut.exe', 'application/pdf'],
])('%s of type %s is refused', (name, type) => {
  expect(rutFileMessage({ name, type, size: 10 })).toBe('Solo se admite archivo PDF (.pdf).');
});

test.each([
  [megabyte * 2.5, '2,5'],
  [megabyte + 1, '1,01'],
  [megabyte * 3, '3'],
])('a file of %d bytes is told to weigh %s MB', (size, written) => {
  expect(rutFileMessage({ name: 'rut.pdf', type: 'application/pdf', size })).toBe(
    `El archivo pesa ${written} MB. Tamaño máximo permitido: 1 MB.`,
  );
});
