import { expect, test } from 'vitest';
import { moveIn } from '../src/domain/move-in/move-in.ts';
import { SHEET_FIELD_IDS } from '../src/domain/product-sheet-fields.ts';
import { rowName } from '../src/domain/product-sheet-problem.ts';
import { type Line, linesOf, WOO_HEADERS } from './support/foreign-exports.ts';
import { moved } from './support/moved-rows.ts';

test('WooCommerce: variations follow their parent by SKU or id, its short description comes first, categories keep the deepest', () => {
  const rows = moved(WOO_HEADERS, [
    {
      ...{
        ID: 10,
        Tipo: 'variable',
        SKU: 'RUANA',
        Nombre: 'Ruana',
        Publicado: 1,
        'Descripción corta': 'De lana.',
      },
      ...{
        Descripción: '<h3>Cuidados</h3><p>Lavar a mano</p>\\n',
        'Peso (kg)': '1,2',
        'Longitud (cm)': '40',
      },
      ...{ Categorías: 'Ropa, Ropa > Ruanas', Imágenes: 'https://x.co/a.jpg, https://x.co/b.jpg' },
      ...{ 'Nombre del atributo 1': 'Color', 'Valor(es) del atributo 1': 'Gris, Negro' },
    },
    {
      ...{ ID: 11, Tipo: 'variation', SKU: 'RUANA-G', 'Precio normal': '120000', 'Precio rebajado': '99000' },
      ...{
        Superior: 'RUANA',
        'Nombre del atributo 1': 'Color',
        'Valor(es) del atributo 1': 'Gris',
        Inventario: 4,
      },
    },
    {
      ...{
        ID: 12,
        Tipo: 'variation',
        'Precio normal': '125000',
        Superior: 'id:10',
        'Valor(es) del atributo 1': 'Negro',
      },
      ...{ 'Nombre del atributo 1': 'Color', 'Peso (kg)': '1.4', 'Estado del impuesto': 'none' },
    },
    { ID: 13, Tipo: 'grouped', Nombre: 'Juego' },
    { ID: 14, Tipo: 'simple, virtual', Nombre: 'Bolso', 'Precio normal': '80.000', Publicado: -1 },
  ]);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({
    ...{
      rowNumber: 3,
      sku: 'RUANA',
      name: 'Ruana',
      variantSku: 'RUANA-G',
      options: 'Color: Gris',
      salePrice: '99000',
    },
    ...{
      description: 'De lana.\n\n## Cuidados\n\nLavar a mano',
      category: 'Ropa > Ruanas',
      weight: '1.2 kg',
    },
    ...{ stock: '4', length: '40', pictures: 'https://x.co/a.jpg https://x.co/b.jpg' },
  });
  expect(rows[1]).toMatchObject({ rowNumber: 4, options: 'Color: Negro', weight: '1.4 kg', tax: 'Excluido' });
  expect(rows[2]).toMatchObject({ sku: 'WOO-14', state: 'Borrador', price: '80.000' });
});

test('WooCommerce: a variation for any value is one for each that no other names, and its units are spread over them', () => {
  const attributes = (size: string, colour: string) => ({
    ...{ 'Nombre del atributo 1': 'Talla', 'Valor(es) del atributo 1': size },
    ...{ 'Nombre del atributo 2': 'Color', 'Valor(es) del atributo 2': colour },
  });
  const headers = [...WOO_HEADERS, 'Nombre del atributo 2', 'Valor(es) del atributo 2'];
  const whole = { ID: 10, Tipo: 'variable', SKU: 'RUANA', Nombre: 'Ruana', Publicado: 1 };
  const one = { Tipo: 'variation', Superior: 'RUANA' };
  const rows = moved(headers, [
    { ...whole, ...attributes('S, M, L', 'Gris\\, claro, Azul') },
    {
      ...one,
      ...{ ID: 11, SKU: 'R-GRIS', 'Precio normal': '120000', Inventario: 5 },
      ...attributes('', 'Gris\\, claro'),
    },
    {
      ...one,
      ID: 12,
      SKU: 'R-L',
      'Precio normal': '130000',
      Inventario: 2,
      ...attributes('L', 'Gris\\, claro'),
    },
    { ...one, ID: 13, 'Precio normal': '125000', ...attributes('', 'Azul') },
  ]);
  const said = rows.map(({ rowNumber, options, price, stock, variantSku }) =>
    [rowName(Number(rowNumber)), options, price, stock ?? '', variantSku ?? ''].join('; '),
  );
  expect(said).toEqual([
    '3; Talla: S | Color: Gris, claro; 120000; 3; ',
    '4; Talla: L | Color: Gris, claro; 130000; 2; R-L',
    '5; Talla: S | Color: Azul; 125000; ; ',
    '3, opción 2; Talla: M | Color: Gris, claro; 120000; 2; ',
    '5, opción 2; Talla: M | Color: Azul; 125000; ; ',
    '5, opción 3; Talla: L | Color: Azul; 125000; ; ',
  ]);
});

test('WooCommerce: where the values of “any” are not said, or too many, it is told; attributes that tell none apart are facts', () => {
  const second = ['Nombre del atributo 2', 'Valor(es) del atributo 2', 'Marcas'];
  const headers = [...WOO_HEADERS, ...second];
  const optionsFor = (sizes: string) => {
    const lines: Line[] = [
      {
        ...{ ID: 10, Tipo: 'variable', SKU: 'RUANA', Nombre: 'Ruana', Publicado: 1, Marcas: 'Nobsa' },
        ...{ 'Nombre del atributo 1': 'Talla', 'Valor(es) del atributo 1': sizes },
        ...{ 'Nombre del atributo 2': 'Material', 'Valor(es) del atributo 2': 'Lana' },
      },
      {
        ...{ ID: 11, Tipo: 'variation', 'Precio normal': '120000', Superior: 'RUANA' },
        ...{ 'Nombre del atributo 1': 'Talla' },
      },
    ];
    const rows = linesOf(headers, lines).map((cells, index) => ({ rowNumber: index + 2, cells }));
    const { headers: ours, rows: found } = moveIn('woocommerce', [{ headers, rows }]);
    return { ours, found };
  };
  for (const sizes of ['', Array.from({ length: 201 }, (_, at) => `T${at}`).join(', ')])
    expect(optionsFor(sizes).found.map(({ cells }) => cells[SHEET_FIELD_IDS.indexOf('options')])).toEqual([
      { unreadable: 'Talla: cualquiera', message: expect.stringContaining('cualquier valor de Talla') },
    ]);
  const { ours, found } = optionsFor('S, M');
  expect(found).toHaveLength(2);
  const facts = ours.flatMap((name, at) => (name.startsWith('Dato: ') ? [[name, found[1]?.cells[at]]] : []));
  expect(facts).toEqual([
    ['Dato: Marca', 'Nobsa'],
    ['Dato: Material', 'Lana'],
  ]);
});
