import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';
import { withPlaceOfHome } from './page-place.ts';

const now = new Date('2026-11-23T17:30:00Z');
const keyOf = (address: string, lugar?: string, at = now) =>
  pageKey(withPlaceOfHome(new URL(address, 'https://plazuela.test'), lugar ? { lugar } : {}, at));

test('the home page is kept by its visitor’s place, an hour long', () => {
  const medellin = keyOf('/', '05001~Medell%C3%ADn');
  expect(medellin).toMatch(/^\/\?lugar=05001\.\d+$/);
  expect(keyOf('/?utm_source=x', '05001~Medellín~cuenta')).toBe(medellin);
  expect(keyOf('/', '05001~Medellín', new Date('2026-11-23T18:00:00Z'))).not.toBe(medellin);
  expect(keyOf('/?v=3', '05001~Medellín')).toMatch(/^\/\?lugar=05001\.\d+&v=3$/);
});

test('nobody names a place but by the cookie, and only home knows it', () => {
  expect(keyOf('/')).toBe('/');
  expect(keyOf('/?lugar=05001')).toBe('/');
  for (const broken of ['x', '05001', '05001~', '999999~Z']) expect(keyOf('/', broken)).toBe('/');
  expect(keyOf('/productos', '05001~Medellín')).toBe('/productos');
  expect(keyOf('/productos?lugar=05001')).toBeNull();
});
