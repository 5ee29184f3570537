import { expect, test } from 'vitest';
import { emptyProductForm } from './product-form.ts';
import type { ColumnUse } from './product-sheet-fields.ts';
import { type CurrentProduct, mergeSheetRows } from './product-sheet-merge.ts';
import { picturedReferences } from './product-sheet-picture.ts';
import { readSheetRow } from './product-sheet-row.ts';
import { momentText } from './product-sheet-values.ts';

const MAPPING = [
  'sku',
  'name',
  'category',
  'subcategory',
  'salePrice',
  'offerEnd',
  'options',
  'stock',
] as const;
const SETTING = {
  headers: MAPPING.map((use) => use.toUpperCase()),
  mapping: MAPPING satisfies readonly ColumnUse[],
};
const CATEGORIES = [
  { id: 1, name: 'Hogar', parentId: null },
  { id: 2, name: 'Cocina', parentId: 1 },
  { id: 3, name: 'Moda', parentId: null },
];

function merged(rows: (string | number | null)[][], current: CurrentProduct | null = null) {
  const read = rows.map((cells, index) => readSheetRow({ rowNumber: index + 2, cells }, SETTING));
  const { form, problems } = mergeSheetRows(read, current, CATEGORIES);
  const told = [
    ...read.flatMap(({ rowNumber, problems: own }) => own.map(({ message }) => `${rowNumber} ${message}`)),
    ...problems.map(({ row, field, message }) => `${row.rowNumber} ${field} ${message}`),
  ];
  return { form, told };
}

const current = (parts: Parameters<typeof emptyProductForm>[0]): CurrentProduct => ({
  state: 'draft',
  ownPerishable: false,
  form: emptyProductForm({ name: 'Taza', reference: 'T', ...parts }),
});

test('what only its category says of a product does not go along into another one', () => {
  const fresh = current({ mainCategoryId: 1, perishable: true });
  expect(merged([['T', 'Vaso', null]], fresh).form.perishable).toBe(true);
  expect(merged([['T', null, 'Moda']], fresh).form.perishable).toBe(false);
  expect(merged([['T', null, 'Moda']], { ...fresh, ownPerishable: true }).form.perishable).toBe(true);
});

test('categories are found by name; another main category takes the old subcategory away', () => {
  expect(merged([['T', 'Taza', 'HOGAR', 'cocina']]).form).toMatchObject({
    mainCategoryId: 1,
    subcategoryId: 2,
  });
  const moved = merged([['T', null, 'Moda']], current({ mainCategoryId: 1, subcategoryId: 2 }));
  expect(moved.form).toMatchObject({ mainCategoryId: 3, subcategoryId: null });
  expect(merged([['T', 'Taza', 'Moda', 'Cocina']]).told).toEqual([
    '2 subcategory Esta categoría no la tiene. Escribe una de estas: ninguna.',
  ]);
  const cleared = merged([['T', null, '(VACIO)']], current({ mainCategoryId: 1, subcategoryId: 2 }));
  expect(cleared.form).toMatchObject({ mainCategoryId: null, subcategoryId: null });
});

test('an offer keeps the seconds of a moment that stays, needs a price and goes with the clearing word', () => {
  const offer = { salePrice: 900, startsAt: null, endsAt: '2090-01-03T04:59:59.000Z' };
  const same = merged([['T', null, null, null, 900, '2090-01-02 23:59']], current({ offer }));
  expect(same.form.offer).toEqual(offer);
  expect(merged([['T', null, null, null, '(vacío)']], current({ offer })).form.offer).toBeNull();
  expect(merged([['T', 'Taza', null, null, null, '2090-01-02']]).told).toEqual([
    '2 offerEnd Escribe también el precio rebajado.',
  ]);
});

test('an offer that ends at midnight comes back from its export as it was; another day is written', () => {
  const ending = (endsAt: string, cell: string | null) => {
    const offer = { salePrice: 900, startsAt: null, endsAt };
    return merged([['T', null, null, null, 900, cell]], current({ offer })).form.offer?.endsAt;
  };
  const midnight = '2090-01-02T05:00:00.000Z';
  expect(ending(midnight, momentText(midnight))).toBe(midnight);
  expect(ending('2090-01-02T05:00:59.000Z', '2090-01-02 00:00')).toBe('2090-01-02T05:00:59.000Z');
  expect(ending(midnight, '2090-01-03')).toBe('2090-01-04T04:59:00.000Z');
  expect(ending(midnight, '2090-01-01')).toBe('2090-01-02T04:59:00.000Z');
  expect(ending('2090-01-02T05:01:00.000Z', '2090-01-02')).toBe('2090-01-03T04:59:00.000Z');
});

test('rows of one product that contradict each other are told, and so is one that is there twice', () => {
  const [red, blue] = ['Color: Rojo', 'Color: Azul'];
  const rows = (name: string, second: string) => [
    ['T', 'Taza', null, null, null, null, red, 1],
    ['T', name, null, null, null, null, second, 2],
  ];
  expect(merged(rows('Pocillo', blue ?? '')).told).toEqual([
    '3 name La fila 2 del mismo producto dice «Taza».',
  ]);
  expect(merged(rows('Taza', 'color: ROJO')).told).toEqual([
    '3 options La fila 2 ya tiene la opción Rojo de este SKU.',
  ]);
  const twice = merged([
    ['T', 'Taza'],
    ['T', 'Otra'],
  ]);
  expect(twice.told).toEqual([
    '3 sku Este SKU ya está en la fila 2. Deja una fila, o escribe las opciones de cada una.',
  ]);
});

test('a new product tells one stock for all its options in its first row alone', () => {
  const shared = merged([
    ['T', 'Taza', null, null, null, null, 'Color: Rojo', 12],
    ['T', 'Taza', null, null, null, null, 'Color: Azul', null],
  ]).form;
  expect(shared).toMatchObject({
    stockPerCombination: false,
    stock: [{ choice: [], onHand: 12, before: 0, variant: null }],
  });
  const own = merged([['T', 'Taza', null, null, null, null, 'Color: Rojo', 12]]).form;
  expect(own).toMatchObject({ stockPerCombination: true, stock: [{ choice: [0], onHand: 12 }] });
});

test('a new variant takes the measure that its siblings agree on, and is asked for it where they differ', () => {
  const mapping = ['sku', 'name', 'options', 'price', 'weight'] as const;
  const told = (...weights: (number | string | null)[]) => {
    const rows = weights.map((weight, at) =>
      readSheetRow(
        { rowNumber: at + 2, cells: ['T', 'Taza', `Color: ${at}`, 1_000, weight] },
        { headers: [...mapping], mapping },
      ),
    );
    const { form, problems } = mergeSheetRows(rows, null, CATEGORIES);
    return [form.weightKilograms, problems.map(({ row, field }) => `${row.rowNumber} ${field}`)];
  };
  expect(told(0.5, null, 0.5)).toEqual([0.5, []]);
  expect(told(null, 0.5)).toEqual([0.5, []]);
  expect(told(0.5, null, 0.7)).toEqual([null, ['3 weight']]);
  expect(told(0.5, '(vacío)', 0.7)).toEqual([null, []]);
  expect(told(0.5, 0.7)).toEqual([null, []]);
});

test('a combination that is added is asked for what those that are there differ in', () => {
  const mapping = ['sku', 'options', 'price', 'weight'] as const;
  const whole = {
    weightKilograms: null,
    heightCentimetres: null,
    widthCentimetres: null,
    lengthCentimetres: null,
  };
  const variant = {
    ...whole,
    id: 7,
    reference: '',
    offer: null,
    gtin: '',
    images: [],
    content: null,
    isActive: true,
  };
  const attributes = [
    { id: 1, name: 'Peso', terms: ['250 g', '500 g'].map((name, at) => ({ id: at + 1, name })) },
  ];
  const stock = [
    { choice: [0], onHand: 1, before: 1, variant: { ...variant, price: 10_000 } },
    { choice: [1], onHand: 1, before: 1, variant: { ...variant, id: 8, price: 18_000 } },
  ];
  const product = current({
    attributes,
    stockPerCombination: true,
    stock,
    price: 10_000,
    weightKilograms: 0.3,
  });
  const told = (...cells: (string | number | null)[]) => {
    const row = readSheetRow({ rowNumber: 2, cells: ['T', ...cells] }, { headers: [...mapping], mapping });
    const { form, problems } = mergeSheetRows([row], product, CATEGORIES);
    return [problems.map(({ field }) => field), form.stock.at(-1)?.variant?.price];
  };
  expect(told('Peso: 1 kg', null, null)[0]).toEqual(['price']);
  expect(told('Peso: 1 kg', 34_000, null)).toEqual([[], 34_000]);
  expect(told('Peso: 500 g', null, 0.6)).toEqual([[], 18_000]);
});

test('units of a product with options need to say of which', () => {
  const attributes = [{ id: 1, name: 'Color', terms: [{ id: 1, name: 'Rojo' }] }];
  const stock = [{ choice: [0], onHand: 5, before: 5, variant: null }];
  const product = current({ attributes, stockPerCombination: true, stock });
  expect(merged([['T', null, null, null, null, null, null, 9]], product).told).toHaveLength(1);
  const told = merged([['T', null, null, null, null, null, 'color: rojo', 9]], product);
  expect(told).toMatchObject({
    told: [],
    form: { stock: [{ choice: [0], onHand: 9, before: 5, variant: null }] },
  });
});

test('a picture belongs to the SKU of its name, with or without a number', () => {
  expect(picturedReferences('fotos/CAM-1.JPG')).toEqual([
    { reference: 'CAM-1', position: 0 },
    { reference: 'CAM', position: 1 },
  ]);
  for (const name of ['CAM_2.png', 'CAM (2).webp', 'CAM 2.jpeg'])
    expect(picturedReferences(name)[1]).toEqual({ reference: 'CAM', position: 2 });
  expect(picturedReferences('n\u0303.jpg')).toEqual([{ reference: 'ñ', position: 0 }]);
});
