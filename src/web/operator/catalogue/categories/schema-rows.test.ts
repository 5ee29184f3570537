import { expect, test } from 'vitest';
import type { CategoryField } from '../../../../domain/category-schema.ts';
import { afterSave, NEW_ROW, toSchemaForm } from './schema-rows.ts';

const saved: CategoryField[] = [
  {
    ...{ key: 'talla', name: 'Talla', kind: 'choice', unit: '', terms: ['S', 'M'] },
    ...{ requiredSince: null, filterable: true, variantMaking: true },
  },
];
const sent = { ...toSchemaForm([]), rows: [{ ...NEW_ROW, name: ' Talla', terms: 'S,M,' }] };

test('a form that nobody has touched since it was sent is shown as it was kept', () => {
  expect(afterSave(sent, sent, saved)).toEqual(toSchemaForm(saved));
});

test('what was typed meanwhile stays, and a field that is new no longer has the key of none', () => {
  const now = {
    ...sent,
    duties: { ...sent.duties, origen: 'required' as const },
    rows: [
      { ...NEW_ROW, name: 'Color' },
      { ...NEW_ROW, name: ' Talla', terms: 'S, M, L' },
    ],
  };
  expect(afterSave(now, sent, saved)).toEqual({
    ...now,
    rows: [
      { ...NEW_ROW, name: 'Color' },
      { ...NEW_ROW, name: ' Talla', terms: 'S, M, L', key: 'talla' },
    ],
  });
});
