import { expect, test } from 'vitest';
import {
  changedPromise,
  clockText,
  latestDayText,
  longPromise,
  orderBeforeText,
  shortPromise,
} from './promise-text.ts';

const at = (text: string) => new Date(`${text}-05:00`);
const sunday = '2026-11-22';

test.each([
  ['2026-11-24', '2026-11-24', 'Llega mar 24'],
  ['2026-11-25', '2026-11-27', 'Llega mié 25 a vie 27'],
  ['2026-11-25', '2026-11-30', 'Llega mié 25 a lun 30 nov'],
  ['2026-11-30', '2026-12-02', 'Llega lun 30 nov a mié 2 dic'],
])('on cards %s to %s says the weekdays, and the month from a week on', (from, to, text) => {
  expect(shortPromise({ from, to }, sunday)).toBe(text);
});

test.each([
  ['2026-11-25', '2026-11-27', 'Llega entre mié 25 y vie 27 de nov'],
  ['2026-11-30', '2026-12-02', 'Llega entre lun 30 de nov y mié 2 de dic'],
  ['2026-11-24', '2026-11-24', 'Llega el mar 24 de nov'],
])('on pages %s to %s says the month too', (from, to, text) => {
  expect(longPromise({ from, to })).toBe(text);
});

test('until when the promise holds is told by the clock, with the day when it is another', () => {
  const now = at('2026-11-22T14:00:00');
  expect(orderBeforeText(at('2026-11-22T15:00:00'), now)).toBe('Si pides antes de las 3:00 p. m.');
  expect(orderBeforeText(at('2026-11-22T13:30:00'), now)).toBe('Si pides antes de la 1:30 p. m.');
  expect(orderBeforeText(at('2026-11-23T15:00:00'), now)).toBe('Si pides antes de mañana, 3:00 p. m.');
  expect(orderBeforeText(at('2026-11-24T15:00:00'), now)).toBe('Si pides antes del mar 24, 3:00 p. m.');
  expect(orderBeforeText(at('2026-12-01T09:05:00'), now)).toBe('Si pides antes del mar 1 dic, 9:05 a. m.');
});

test.each([
  [0, '12:00 a. m.'],
  [12 * 60, '12:00 m.'],
  [12 * 60 + 30, '12:30 p. m.'],
])('%i minutes after midnight are %s', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});

test.each([
  ['2026-11-25', '2026-11-25', 'Llegaba el mié 25; ahora entre jue 26 y vie 27 de nov'],
  ['2026-11-24', '2026-11-25', 'Llegaba entre mar 24 y mié 25; ahora entre jue 26 y vie 27 de nov'],
  ['2026-10-30', '2026-10-30', 'Llegaba el vie 30 de oct; ahora entre jue 26 y vie 27 de nov'],
])('what was promised from %s to %s and is another window now reads %s', (from, to, text) => {
  expect(changedPromise({ from, to }, { from: '2026-11-26', to: '2026-11-27' })).toBe(text);
});

test('the last day of a filter says its month, as its list may be opened on any day', () => {
  expect(latestDayText('2026-11-27')).toBe('A más tardar vie 27 nov');
});
