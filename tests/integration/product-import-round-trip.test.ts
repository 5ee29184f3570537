import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenField } from '../../src/domain/category-rules.ts';
import { NET_CONTENT_UNITS } from '../../src/domain/net-content.ts';
import { emptyProductForm, listChoices, type ProductForm } from '../../src/domain/product-form.ts';
import { productExportPath } from '../../src/wire/import/product-export-path.ts';
import { buildCategory } from '../support/catalog-factories.ts';
import { askFields, logInCatalogueOperator } from '../support/category-fields.ts';
import { importDesk } from '../support/product-import.ts';
import { cases } from '../support/random-cases.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
/** They ask for different things under the same names. */
let categories: number[];
beforeAll(async () => {
  shop = await openSellerShop();
  const operator = await logInCatalogueOperator(shop);
  categories = [await buildCategory(shop.db), await buildCategory(shop.db)];
  const choice: Partial<WrittenField> = {
    name: 'Material',
    kind: 'choice',
    terms: ['Lana', 'Seda=', '+Lino'],
  };
  const asked: Partial<WrittenField>[][] = [
    [choice, { name: 'Largo', kind: 'number', unit: 'cm' }, { name: 'Vegano', kind: 'yes-no' }],
    [{ name: 'Material' }, { name: 'Largo', kind: 'number', unit: 'm' }],
  ];
  for (const [at, fields] of asked.entries())
    await askFields(shop, operator, categories[at] ?? 0, { fields });
});
afterAll(() => shop.close());

const word = fc.stringMatching(/^[A-Za-zñáÁ=+@:|\\';,. -]{1,12}$/).map((text) => `n${text.trim()}`);
const price = fc.integer({ min: 1_000, max: 900_000 });
const centimetres = fc.integer({ min: 1, max: 900 }).map((n) => n / 10);
const measure = fc.option(centimetres);
const weight = fc.option(fc.integer({ min: 1, max: 30_000 }).map((n) => n / 1_000));
const content = fc.option(
  fc.record({
    amount: fc.integer({ min: 1, max: 999_999 }).map((n) => n / 1_000),
    unit: fc.constantFrom(...NET_CONTENT_UNITS),
    pieces: fc.integer({ min: 1, max: 48 }),
  }),
);
const gtin = fc.constantFrom('', '7702004003508', '96385074');
const offered = (full: number) =>
  fc.option(
    fc.record({
      salePrice: fc.integer({ min: 1, max: full - 1 }),
      startsAt: fc.constantFrom(null, '2090-01-02T13:30:00.000Z'),
      endsAt: fc.constant('2091-02-03T04:59:00.000Z'),
    }),
  );

const said = (key: string, value: fc.Arbitrary<string>) =>
  fc.option(value.map((text) => ({ key, value: text })));
const number = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n / 1_000));
/** Of a category, by its place among them; of none: nothing. */
const facts = fc.constantFrom(0, 1, 2).chain((at) => {
  const own = [
    [said('material', fc.constantFrom('Lana', 'Seda=', '+Lino')), said('largo', number)],
    [said('material', word), said('largo', number)],
    [],
  ][at];
  const vegan = at === 0 ? [said('vegano', fc.constantFrom('si', 'no'))] : [];
  return fc.record({
    ...{ at: fc.constant(at) },
    facts: fc.tuple(...(own ?? []), ...vegan).map((all) => all.filter((one) => one !== null)),
  });
});

/** A product of any shape: without options, with options that share one stock, or with variants of their own. */
const anyForm = fc
  .tuple(
    price,
    fc.integer({ min: 0, max: 2 }),
    fc.boolean(),
    fc.uniqueArray(word, { minLength: 2, maxLength: 5, selector: (one) => one.toLowerCase() }),
  )
  .chain(([full, options, isOwn, terms]) => {
    const attributes = ['Color', 'Talla: x'].slice(0, options).map((name, at) => ({
      ...{ id: null, name },
      terms: (at === 0 ? terms.slice(0, 3) : terms.slice(-2)).map((term) => ({ id: null, name: term })),
    }));
    const stockPerCombination = options > 0 && isOwn;
    const variant = price.chain((own) =>
      fc.record({
        ...{
          id: fc.constant(null),
          reference: fc.constant(''),
          price: fc.constant(own),
          offer: offered(own),
        },
        ...{ weightKilograms: weight, heightCentimetres: measure, widthCentimetres: measure },
        ...{ lengthCentimetres: measure, gtin, images: fc.constant([]), content, isActive: fc.boolean() },
      }),
    );
    const stock = fc.tuple(
      ...(stockPerCombination ? listChoices(attributes) : [[]]).map((choice) =>
        fc.record({
          ...{ choice: fc.constant(choice), onHand: fc.integer({ min: 0, max: 90 }), before: fc.constant(0) },
          variant: stockPerCombination ? fc.option(variant) : fc.constant(null),
        }),
      ),
    );
    return fc.record({
      asked: facts,
      ...{ name: word, description: word, price: fc.constant(full), offer: offered(full), content, gtin },
      ...{
        weightKilograms: weight,
        heightCentimetres: measure,
        widthCentimetres: measure,
        lengthCentimetres: measure,
      },
      ...{ perishable: fc.boolean(), taxClass: fc.constantFrom('19', '5', 'exento', 'excluido') },
      ...{
        attributes: fc.constant(attributes),
        stockPerCombination: fc.constant(stockPerCombination),
        stock,
      },
    });
  });

test('what is exported changes nothing when it comes back, and makes the same products in another shop', async () => {
  let [round, address] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(anyForm, { minLength: 1, maxLength: 4 }), async (forms) => {
      const [own, other] = [await openSellerShop({ on: shop }), await openSellerShop({ on: shop })];
      round++;
      for (const [at, { asked, ...form }] of forms.entries()) {
        const place = { mainCategoryId: categories[asked.at] ?? null, facts: asked.facts };
        const reference = `R${round}-${at}`;
        await own.create(emptyProductForm({ ...(form as Partial<ProductForm>), ...place, reference }));
      }
      const download = async (from: SellerShop) => {
        const url = productExportPath('csv');
        // An address of its own each time: the limit of requests is another test's.
        const remoteAddress = `10.7.${++address >> 8}.${address & 255}`;
        return (await from.app.inject({ url, remoteAddress, cookies: from.owner.cookies })).body;
      };
      const sheet = await download(own);
      const again = await importDesk(own).run(sheet, { apply: false });
      const changes = (await importDesk(own).rows(again.id, 'update')).flatMap((row) => row.changes);
      const problems = (await importDesk(own).rows(again.id, 'error')).flatMap((row) => row.problems);
      expect({ changes, problems, unchanged: again.summary?.unchanged }).toEqual({
        ...{ changes: [], problems: [], unchanged: forms.length },
      });
      const copied = await importDesk(other).run(sheet);
      expect(copied.result).toMatchObject({ create: forms.length, error: 0 });
      expect(await download(other)).toBe(sheet);
    }),
    { numRuns: cases(4, 150) },
  );
});

test('an offer that ends at midnight does not become longer by its own export', async () => {
  const own = await openSellerShop({ on: shop });
  const offer = { salePrice: 900, startsAt: null, endsAt: '2091-02-03T05:00:00.000Z' };
  const { id } = await own.create(own.wholeForm({ reference: 'MEDIANOCHE', offer }));
  const url = productExportPath('csv');
  const sheet = await own.app.inject({ url, remoteAddress: '10.6.0.1', cookies: own.owner.cookies });
  expect(sheet.body).toContain('2091-02-03 00:00');
  expect((await importDesk(own).run(sheet.body, { apply: false })).summary).toMatchObject({ unchanged: 1 });
  await importDesk(own).run(sheet.body.replace('Producto completo', 'Otro nombre'));
  expect((await own.get(id)).form).toMatchObject({
    ...{ name: 'Otro nombre', offer: { salePrice: 900, endsAt: offer.endsAt } },
  });
});
