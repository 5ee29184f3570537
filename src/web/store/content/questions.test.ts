import { expect, test } from 'vitest';
import { questionsOf } from './questions.ts';

test('what cash at home is, is answered where some order may be paid so', () => {
  const asked = (paysAtHome: boolean) =>
    questionsOf({ paysAtHome }).flatMap(({ items }) => items.map(({ question }) => question));
  expect(asked(true)).toContain('¿Qué es «Pago en casa»?');
  expect(JSON.stringify(questionsOf({ paysAtHome: false }))).not.toContain('Pago en casa');
  expect(asked(true)).toHaveLength(asked(false).length + 1);
});
