import { expect, test } from 'vitest';
import { groupSuggestions, type WireSuggestions } from './suggestion-groups.ts';

const nothing: WireSuggestions = {
  correccion: null,
  busquedas: [],
  productos: [],
  categorias: [],
  tiendas: [],
};
const reply: WireSuggestions = {
  correccion: null,
  busquedas: ['café', 'café en grano', 'café molido'],
  productos: [
    {
      codProducto: 45,
      nomProducto: 'Café de origen',
      precioProducto: 36_900,
      precioRebajado: '',
      desde: false,
      hayExistencias: true,
      imagen: '/img/x-640.webp',
      nomVendedor: 'Cafetal',
      ciudad: 'Pitalito',
    },
  ],
  categorias: [
    { codCategoria: 92, nomCategoria: 'Café y chocolate', codPadre: 91, nomPadre: 'Despensa' },
    { codCategoria: 91, nomCategoria: 'Despensa', codPadre: null, nomPadre: null },
  ],
  tiendas: [{ codVendedor: 75, nomVendedor: 'Cafetal', ciudad: 'Pitalito' }],
};

const outline = (...input: Parameters<typeof groupSuggestions>) =>
  groupSuggestions(...input).map(({ title, suggestions }) => [
    title,
    ...suggestions.map((one) => `${one.kind} ${one.href}`),
  ]);

const searches = [
  'Búsquedas',
  'past /resultados?search=Caf%C3%A9%20en%20grano',
  'search /resultados?search=caf%C3%A9',
];

test('past searches come first and once; products last where they stand on the right', () => {
  const found = outline('caf', ['Café en grano'], reply, true);
  expect(found.map(([title]) => title)).toEqual(['Búsquedas', 'Categorías y tiendas', 'Productos']);
  expect(found[0]?.slice(0, 3)).toEqual(searches);
  expect(found[0]).toHaveLength(4);
  expect(found[1]).toEqual([
    'Categorías y tiendas',
    'category /productos/category/91/92',
    'category /productos/category/91',
    'seller /productos/seller/75',
  ]);
  expect(outline('caf', [], reply, false).map(([title]) => title)).toEqual([
    'Búsquedas',
    'Productos',
    'Categorías y tiendas',
  ]);
});

test('an empty field shows what was searched before and what is popular', () => {
  const popular = { ...nothing, busquedas: ['queso', 'miel'] };
  expect(outline(' ', ['miel'], popular, true)).toEqual([
    ['Buscaste antes', 'past /resultados?search=miel'],
    ['Popular hoy', 'popular /resultados?search=queso'],
  ]);
  expect(outline('', [], null, true)).toEqual([]);
});

test('when nothing is found the text itself can be searched; while nothing is known there is no list', () => {
  expect(outline(' xyz ', [], nothing, true)).toEqual([[null, 'typed /resultados?search=xyz']]);
  expect(outline('xyz', [], null, true)).toEqual([]);
});
