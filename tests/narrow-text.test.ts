import { expect, test } from 'vitest';
import { narrow } from '../vite-plugins/narrow-text.ts';

const evaluate = (code: string) => new Function(`return ${code}`)();

test.each([
  `'más…'`,
  `"“sí” — 日本"`,
  `\`\${1}…\${"😀"}\``,
  `'＝1'.replace(/^[＝＋]/, '')`,
  `/^[😀]$/u.test('😀')`,
])('%s means the same, and V8 keeps it in one byte a character', (code) => {
  const narrowed = narrow(code);
  expect(evaluate(narrowed)).toBe(evaluate(code));
  expect([...narrowed].every((sign) => sign.charCodeAt(0) <= 255)).toBe(true);
});

test('what fits into a byte stays readable', () => {
  expect(narrow(`'Añadir: ¿cuántos?'`)).toBe(`'Añadir: ¿cuántos?'`);
});
