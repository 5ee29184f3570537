import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../../domain/store-content.ts';
import { homeHeroes } from './home-content.ts';

const content = { ...DEFAULT_CONTENT, isFeaturedSellerOpen: true };

test('the second banner leads to the featured seller, and to the products while that one sells nothing', () => {
  expect(homeHeroes(content)[1].href).toBe('/productos/seller/73');
  expect(homeHeroes({ ...content, isFeaturedSellerOpen: false })[1].href).toBe('/productos');
});

test('a drawing keeps its own colours; over another picture the chosen colour lies behind the text', () => {
  const heroFirst = { ...content.heroFirst, palette: 'tomate' } as const;
  expect(homeHeroes({ ...content, heroFirst })[0].colours).toEqual({ background: '#ffcf66' });
  const pictures = { wideUrl: '/img/a-1260.webp', narrowUrl: '/img/a-780.webp' };
  const [first] = homeHeroes({ ...content, heroFirst: { ...heroFirst, ...pictures } });
  expect(first.colours).toEqual({ background: '#8a2c1d', color: '#fff' });
  expect(first.veil).toHaveProperty('background');
  expect(first.wideAvif).toBe('/img/a-840.avif 840w, /img/a-1260.avif 1260w');
});
