import { expect, test } from 'vitest';
import { type ReadOnly, readOnlyMessage, readOnlyNotice, retryAfterSeconds } from './read-only.ts';

// 2:20 p. m. in Bogotá.
const now = new Date('2026-11-21T19:20:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const switched = (until: Date | null): ReadOnly => ({
  cause: 'switch',
  reason: 'cambiamos un servidor',
  until,
});

test('whoever tries to save reads why, when to come back and that nothing is lost', () => {
  expect(readOnlyMessage(switched(inMinutes(70)), now)).toBe(
    'Estamos en modo de solo lectura: no se guardan pedidos ni cambios. Motivo: cambiamos un servidor. Esperamos volver hoy hacia las 3:30 p. m. Lo que escribiste sigue aquí.',
  );
  expect(readOnlyMessage({ cause: 'full', reason: '', until: null }, now)).toBe(
    'En este momento no podemos guardar pedidos ni cambios. Intenta de nuevo en unos minutos. Lo que escribiste sigue aquí.',
  );
});

test('an end of another day names it, one o’clock is singular, and one that is over promises nothing', () => {
  expect(readOnlyNotice(switched(inMinutes(24 * 60 - 60)), now)).toContain(
    'Esperamos volver el 22 de noviembre de 2026 hacia la 1:20 p. m.',
  );
  expect(readOnlyNotice(switched(inMinutes(-5)), now)).toContain('Intenta de nuevo en unos minutos.');
});

test('programs are told the seconds to the end, an hour at most, a minute where nobody knows', () => {
  const seconds = (until: Date | null) => retryAfterSeconds(switched(until), now);
  expect([seconds(inMinutes(10)), seconds(inMinutes(300)), seconds(null), seconds(inMinutes(-1))]).toEqual([
    600, 3_600, 60, 60,
  ]);
});
