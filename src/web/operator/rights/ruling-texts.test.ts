import { expect, test } from 'vitest';
import type { RulingPreview } from '../../../wire/rights/panel-cases.ts';
import { missingPesos, rulingProblems, suggestionText } from './ruling-texts.ts';

const preview: RulingPreview = {
  ...{
    goods: 89_900,
    shipping: 18_700,
    fee: 8_990,
    sellerDebit: 80_910,
    amount: 108_600,
    buyerGets: 108_600,
  },
  ...{ debitedFrom: 'retenido', isBalanced: true, means: '', dueOn: null },
};

test('what the parts do not add up to is said in pesos', () => {
  expect(missingPesos(preview)).toBe(0);
  expect(missingPesos({ ...preview, sellerDebit: 70_000 })).toBe(10_910);
});

test('a ruling needs a reason of forty letters, and another one when it is not what the rule suggests', () => {
  const reason = 'La vasija se partió antes de la entrega, lo dicen las fotos.';
  expect(rulingProblems({ reason, deviation: '', isDeviation: false })).toEqual({});
  expect(rulingProblems({ reason: 'Porque sí', deviation: '', isDeviation: false })).toHaveProperty('reason');
  expect(rulingProblems({ reason, deviation: 'No', isDeviation: true })).toHaveProperty('deviation');
});

test('what is suggested names the person', () => {
  expect(suggestionText('refund', 'Lucía Hoyos Marín')).toBe('Devolver todo a Lucía');
  expect(suggestionText('refused', 'Lucía Hoyos Marín')).toBe('No procede');
});
