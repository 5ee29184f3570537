import { expect, test } from 'vitest';
import { pictureOfWidth, pictureSources, storedFiles } from './picture.ts';

test('a product picture offers its three widths', () => {
  expect(pictureSources('/img/0a1b2c-640.webp')).toBe(
    '/img/0a1b2c-160.webp 160w, /img/0a1b2c-320.webp 320w, /img/0a1b2c-640.webp 640w',
  );
});

test('a large photo offers one more width', () => {
  expect(pictureSources('/img/0a-1280.webp')).toMatch(/640w, \/img\/0a-1280\.webp 1280w$/);
  expect(pictureOfWidth('/img/0a-1280.webp', 160)).toBe('/img/0a-160.webp');
});

test('all files of a stored picture are known to whoever removes it, and none of others', () => {
  expect(storedFiles('/img/0a-1280.webp')).toHaveLength(12);
  expect(storedFiles('/img/0a-640.webp')).toContain('0a-320.avif');
  expect(storedFiles('https://example.com/img/0a-640.webp')).toEqual([]);
});

test('a banner offers its two widths', () => {
  expect(pictureSources('/img/x-1600.webp')).toBe('/img/x-800.webp 800w, /img/x-1600.webp 1600w');
});

test('a picture from elsewhere has no other widths', () => {
  expect(pictureSources('https://example.com/a.jpg')).toBeNull();
  expect(pictureOfWidth('/share.jpg', 320)).toBe('/share.jpg');
});

test('a small place takes a small width, and only one that exists', () => {
  expect(pictureOfWidth('/img/x-640.webp', 160)).toBe('/img/x-160.webp');
  expect(pictureOfWidth('/img/x-640.webp', 200)).toBe('/img/x-640.webp');
});
