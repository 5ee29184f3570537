import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';
import { emptyProductForm, type FormVariant, type ProductForm, stockChoices } from './product-form.ts';
import { variantReference } from './variant-reference.ts';
import { wholeVariants } from './whole-variants.ts';

type Attributes = ProductForm['attributes'];

const word = fc.stringMatching(/^[A-Z0-9]{1,10}$/);

/** One to three options of one to four terms; every id once. */
const matrices: fc.Arbitrary<Attributes> = fc
  .array(fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((options) =>
    options.map((terms, at) => ({
      id: at + 1,
      name: `Opción ${at}`,
      terms: terms.map((name, place) => ({ id: 100 * (at + 1) + place, name })),
    })),
  );

const idsOf = (attributes: Attributes, choice: readonly number[]) =>
  choice
    .map((place, at) => attributes[at]?.terms[place]?.id ?? null)
    .toSorted()
    .join();

function storedForm(attributes: Attributes): ProductForm {
  const form = emptyProductForm({ reference: 'CAF-01', price: 9_000, attributes, stockPerCombination: true });
  const stock = stockChoices(form).map((choice, place) => ({
    choice,
    onHand: place,
    before: place,
    variant: variantOf(place, variantReference(form, choice)),
  }));
  return { ...form, stock };
}

const variantOf = (place: number, reference: string): FormVariant => ({
  id: 1_000 + place,
  reference,
  price: 10_000 + 37 * place,
  offer: null,
  weightKilograms: 0.5,
  heightCentimetres: 10,
  widthCentimetres: 10,
  lengthCentimetres: 10,
  gtin: '',
  images: [],
  content: null,
  isActive: true,
});

interface EditOf {
  dropped: number[];
  added: number[];
  isTurned: boolean;
}

/** Terms taken away (one of each option stays), added and put into another order; options in another order too. */
const edits: fc.Arbitrary<EditOf> = fc.record({
  dropped: fc.array(fc.nat(3), { maxLength: 3 }),
  added: fc.array(fc.nat(2), { maxLength: 3 }),
  isTurned: fc.boolean(),
});

function edited(attributes: Attributes, { dropped, added, isTurned }: EditOf): Attributes {
  const next = attributes.map(({ terms, ...attribute }, at) => {
    const left = terms.filter((_, place) => place === 0 || dropped[at] !== place);
    const more = Array.from({ length: added[at] ?? 0 }, (_, place) => ({
      id: null,
      name: `NUEVO${at}${place}`,
    }));
    return { ...attribute, terms: isTurned ? [...more, ...left.toReversed()] : [...left, ...more] };
  });
  return isTurned ? next.toReversed() : next;
}

test('variants whose terms stay keep number, reference and price, whatever is added, taken away or moved', () => {
  fc.assert(
    fc.property(matrices, edits, (attributes, edit) => {
      const before = storedForm(attributes);
      const stored = new Map(before.stock.map(({ choice, variant }) => [idsOf(attributes, choice), variant]));
      const next = edited(attributes, edit);
      const rows = wholeVariants({ ...before, attributes: next, stock: [] }, before);
      expect(rows).toHaveLength(next.reduce((product, { terms }) => product * terms.length, 1));
      for (const { choice, variant } of rows) {
        const isNew = choice.some((place, at) => next[at]?.terms[place]?.id === null);
        const kept = stored.get(idsOf(next, choice));
        if (isNew) expect(variant).toMatchObject({ id: null, price: before.price, reference: '' });
        else expect(variant).toMatchObject({ id: kept?.id, price: kept?.price, reference: kept?.reference });
      }
      const ids = rows.flatMap(({ variant }) => variant.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('references of one product differ, are short enough, and stay when options are added at their end', () => {
  const references = fc.stringMatching(/^[A-Z0-9-]{1,60}$/);
  fc.assert(
    fc.property(matrices, references, (attributes, reference) => {
      const form = emptyProductForm({ reference, attributes, stockPerCombination: true });
      const choices = stockChoices(form);
      const made = choices.map((choice) => variantReference(form, choice));
      expect(new Set(made).size).toBe(choices.length);
      for (const one of made) expect(one.length).toBeLessThanOrEqual(60);
      const longer = attributes.map((one) => ({ ...one, terms: [...one.terms, { id: null, name: 'OTRO' }] }));
      expect(choices.map((choice) => variantReference({ reference, attributes: longer }, choice))).toEqual(
        made,
      );
      const byIds = choices.map((choice) =>
        variantReference(
          form,
          choice,
          choice.map((place, at) => attributes[at]?.terms[place]?.id ?? 0),
        ),
      );
      expect(new Set(byIds).size).toBe(choices.length);
    }),
  );
});

test('of ten last digits a GTIN has one, and a single wrong digit is noticed', () => {
  const begun = fc
    .constantFrom(7, 11, 12, 13)
    .chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));
  fc.assert(
    fc.property(begun, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const whole = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(isGtin);
      expect(whole).toHaveLength(1);
      const right = [...(whole[0] ?? '')];
      const place = at % right.length;
      right[place] = String((Number(right[place]) + by) % 10);
      expect(isGtin(right.join(''))).toBe(false);
    }),
  );
});
