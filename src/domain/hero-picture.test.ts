import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { heroPictureFiles, heroPictureSources, isHeroPicture } from './hero-picture.ts';

test('the sources of a stored picture are exactly the files that were written', () => {
  const { url, variants } = heroPictureFiles('abc', 'wideFirst');
  const named = (['webp', 'avif'] as const).flatMap((format) =>
    heroPictureSources(url, 'wideFirst', format).split(', '),
  );
  expect(named).toEqual(variants.map(({ file, width }) => `/img/${file} ${width}w`));
  expect(isHeroPicture(url, 'wideFirst')).toBe(true);
  expect(isHeroPicture(url, 'narrow')).toBe(false);
});

test('the original drawings exist in every width', () => {
  const drawings = [
    ['/pictures/hero-1-1260.webp', 'wideFirst'],
    ['/pictures/hero-2-880.webp', 'wideSecond'],
    ['/pictures/hero-1m-780.webp', 'narrow'],
    ['/pictures/hero-2m-780.webp', 'narrow'],
  ] as const;
  const sources = drawings.flatMap(([url, kind]) => [
    ...heroPictureSources(url, kind, 'webp').split(', '),
    ...heroPictureSources(url, kind, 'avif').split(', '),
  ]);
  for (const source of sources)
    expect(existsSync(path.resolve('public', `.${source.split(' ')[0]}`)), source).toBe(true);
});
