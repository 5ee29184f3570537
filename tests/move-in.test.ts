import { expect, test } from 'vitest';
import { recogniseSource } from '../src/domain/move-in/move-in.ts';
import { parseAddresses, pictureAddress } from '../src/domain/move-in/picture-addresses.ts';
import { parseContent, parseWeight } from '../src/domain/product-sheet-measures.ts';
import { parsePesos } from '../src/domain/product-sheet-values.ts';
import {
  ML_CHANGE_HEADERS,
  ML_NEW_HEADERS,
  NEW_SHOPIFY_HEADERS,
  SHOPIFY_HEADERS,
  WOO_HEADERS,
} from './support/foreign-exports.ts';
import { moved } from './support/moved-rows.ts';

test.each([
  ['shopify', SHOPIFY_HEADERS],
  ['shopify', NEW_SHOPIFY_HEADERS],
  ['woocommerce', WOO_HEADERS],
  ['mercadolibre', ML_CHANGE_HEADERS],
  ['mercadolibre', ML_NEW_HEADERS],
])('headers of %s are recognised', (source, headers) => {
  expect(recogniseSource(headers)).toBe(source);
});

test('our own sheet and a shop’s own program are nobody’s export', () => {
  expect(recogniseSource(['SKU', 'Nombre', 'Precio', 'Existencias'])).toBeNull();
  expect(recogniseSource(['Título', 'Precio', 'Tipo'])).toBeNull();
});

test('Shopify: variants share a handle, rows of pictures are none, grams are weights and the crossed-out price is the price', () => {
  const shirt = {
    Handle: 'camisa',
    Title: 'Camisa',
    'Body (HTML)': '<p>Lino</p>',
    Type: 'Ropa',
    Status: 'active',
  };
  const rows = moved(SHOPIFY_HEADERS, [
    {
      ...{
        ...shirt,
        'Option1 Name': 'Color',
        'Option1 Value': 'Rojo',
        'Option2 Name': 'Talla',
        'Option2 Value': 'M',
      },
      ...{
        'Variant SKU': 'CAM-RM',
        'Variant Grams': '250.0',
        'Variant Price': '45000.00',
        Published: 'true',
      },
      ...{ 'Variant Compare At Price': '60000.00', 'Variant Inventory Tracker': 'shopify' },
      ...{
        'Variant Inventory Qty': -2,
        'Image Src': 'https://x.co/1.jpg',
        'Variant Barcode': "'7702004003508",
      },
    },
    {
      ...{ Handle: 'camisa', 'Option1 Value': 'Azul', 'Option2 Value': 'M', 'Variant SKU': 'CAM-AM' },
      ...{
        'Variant Price': '48000.00',
        'Variant Image': 'https://x.co/2.jpg',
        'Image Src': 'https://x.co/2.jpg',
      },
    },
    { Handle: 'camisa', 'Image Src': 'https://x.co/3.jpg' },
    {
      ...{ Handle: 'taza', Title: 'Taza', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
      ...{ 'Variant SKU': 'TAZA', 'Variant Price': '12000.00', Status: 'draft' },
    },
    { Handle: 'bono', Title: 'Bono', 'Gift Card': 'true', 'Variant Price': '1.00' },
  ]);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({
    ...{ rowNumber: 2, sku: 'camisa', variantSku: 'CAM-RM', price: '60000.00', salePrice: '45000.00' },
    ...{
      weight: '250 g',
      stock: '0',
      options: 'Color: Rojo | Talla: M',
      gtin: '7702004003508',
      state: 'Activo',
    },
    ...{ category: 'Ropa', pictures: 'https://x.co/1.jpg https://x.co/2.jpg https://x.co/3.jpg' },
  });
  expect(rows[1]).toMatchObject({
    ...{
      name: 'Camisa',
      options: 'Color: Azul | Talla: M',
      price: '48000.00',
      variantPictures: 'https://x.co/2.jpg',
    },
  });
  expect(rows[1]).not.toHaveProperty('stock');
  expect(rows[2]).toEqual({
    ...{ rowNumber: 5, sku: 'TAZA', name: 'Taza', state: 'Borrador', price: '12000.00' },
  });
});

test('Shopify’s new columns say the same, and the measure of the unit price is the content', () => {
  const [row] = moved(NEW_SHOPIFY_HEADERS, [
    {
      ...{
        Title: 'Miel',
        'URL handle': 'miel',
        Description: 'De abejas',
        Status: 'Active',
        SKU: 'MIEL',
        Price: '18000',
      },
      ...{ 'Option1 value': 'Default Title', 'Weight value (grams)': 600, 'Unit price total measure': 500 },
      ...{
        'Unit price total measure unit': 'g',
        'Charge tax': 'FALSE',
        'Product image URL': 'https://x.co/m.jpg',
      },
    },
  ]);
  expect(row).toMatchObject({
    sku: 'MIEL',
    content: '500 g',
    weight: '600 g',
    tax: 'Excluido',
    state: 'Activo',
  });
});

test('Mercado Libre: the explaining rows are no products, what varies stands in columns or in one', () => {
  const changed = moved(ML_CHANGE_HEADERS, [
    { ITEM_ID: 'Número de publicación', TITLE: 'Título', QUANTITY: 'Stock' },
    {
      ...{ ITEM_ID: 'MCO1', SKU: 'T-R', TITLE: 'Tenis', VARIATIONS: 'Color: Rojo, Talla: 38', QUANTITY: 3 },
      ...{ MARKETPLACE_PRICE: '159900', STATUS: 'Activa' },
    },
    {
      ITEM_ID: 'MCO1',
      SKU: 'T-A',
      TITLE: 'Tenis',
      VARIATIONS: 'Color: Azul, Talla: 38',
      QUANTITY: 1,
      MARKETPLACE_PRICE: 159900,
    },
    { ITEM_ID: 'MCO2', SKU: 'G', TITLE: 'Gorra', QUANTITY: 5, MARKETPLACE_PRICE: '39900', STATUS: 'Pausada' },
  ]);
  expect(changed).toMatchObject([
    { rowNumber: 3, sku: 'MCO1', options: 'Color: Rojo | Talla: 38', variantSku: 'T-R', state: 'Activo' },
    { sku: 'MCO1', options: 'Color: Azul | Talla: 38', stock: '1' },
    { sku: 'G', price: '39900', state: 'Borrador' },
  ]);
  const made = moved(ML_NEW_HEADERS, [
    { Título: 'Obligatorio', SKU: 'Opcional' },
    {
      ...{ Título: 'Cuadro', 'Varía por: Color': 'Negro', SKU: 'C-N', Stock: 2, 'Precio [$]': '75.000' },
      ...{ Fotos: 'https://x.co/1.jpg https://x.co/2.jpg', 'Profundidad (cm)': 4, 'Peso físico (kg)': '1,5' },
      'Código universal de producto': 'El producto no tiene código registrado',
    },
  ]);
  expect(made).toEqual([
    {
      ...{
        rowNumber: 3,
        sku: 'C-N',
        name: 'Cuadro',
        state: 'Activo',
        price: '75.000',
        weight: '1.5 kg',
        length: '4',
      },
      ...{ options: 'Color: Negro', stock: '2', variantSku: 'C-N', variantPictures: 'https://x.co/1.jpg' },
      pictures: 'https://x.co/1.jpg https://x.co/2.jpg',
    },
  ]);
});

test.each([
  ['0,85', 0.85],
  ['0.85', 0.85],
  ['500 g', 0.5],
  ['2 kg', 2],
  ['1.250 g', 1.25],
  ['1 libra', 0.5],
])('a weight of %s', (cell, value) => {
  expect(parseWeight(cell)).toEqual({ value });
});

test('contents and prices with either mark', () => {
  expect(parseContent('500 g')).toEqual({ value: { amount: 500, unit: 'g', pieces: 1 } });
  expect(parseContent('2 kg')).toEqual({ value: { amount: 2, unit: 'kg', pieces: 1 } });
  expect(parseContent('6 x 330 ml')).toEqual({ value: { amount: 330, unit: 'ml', pieces: 6 } });
  for (const text of ['45.000', '45,000', '45000,00', '45,000.00', '45.000,00', '$ 45.000'])
    expect(parsePesos(text)).toEqual({ value: 45_000 });
});

test('addresses of pictures: several in a cell, each once, and nothing but http(s) without a password', () => {
  expect(parseAddresses('https://a.co/1.jpg, https://a.co/2.jpg\nhttps://a.co/1.jpg | //b.co/ñ.png')).toEqual(
    {
      value: ['https://a.co/1.jpg', 'https://a.co/2.jpg', 'https://b.co/%C3%B1.png'],
    },
  );
  for (const bad of [
    'ftp://a.co/1',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://u:p@a.co/',
    'foto.jpg',
    'data:image/png;x',
  ])
    expect(pictureAddress(bad), bad).toBeNull();
  expect(parseAddresses('foto.jpg')).toHaveProperty('problem');
});

test('Mercado Libre: a title that stands for the SKU is cut to whole characters', () => {
  const title = `${'a'.repeat(99)}😀`;
  const rows = moved(ML_NEW_HEADERS, [
    { Título: 'Obligatorio', SKU: 'Opcional' },
    { Título: title, 'Precio [$]': '75.000' },
  ]);
  expect(rows).toMatchObject([{ sku: `${'a'.repeat(99)}\ufffd`, name: title }]);
});
