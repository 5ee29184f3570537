import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { glossary, glossaryFile } from '../scripts/glossary.ts';

test('the glossary is that of the definitions; npm run glossary writes it anew', () => {
  expect(readFileSync(glossaryFile, 'utf8')).toBe(glossary());
});

test('the glossary knows the names of both sides', () => {
  expect(glossary()).toContain('| price | precioProducto |');
  expect(glossary()).toContain('| placeOrder | POST /api/pedido |');
});
