import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartialNotice } from './search-notices.tsx';

test.each([
  ['café orgánico', ['organico'], 'tiene café, pero no orgánico.'],
  ['café orgánico molido 500 g', ['500 g', 'organico'], 'tiene café y molido, pero no 500 g ni orgánico.'],
  ['galletas sin azúcar', ['sin azucar'], 'tiene galletas, pero no sin azúcar.'],
  ['galletas sin azúcar sin gluten', ['sin gluten'], 'tiene galletas y sin azúcar, pero no sin gluten.'],
  ['cable usb-c largo', ['usbc'], 'tiene cable y largo, pero no usb-c.'],
  ['Orgánico', ['organico'], null],
])('of %j without %j what is near is told in the words that were typed', (text, omittedWords, told) => {
  const shown = renderToStaticMarkup(createElement(PartialNotice, { text, omittedWords }));
  expect(shown.replace(/<[^>]*>/g, '')).toBe(`Esto se acerca${told === null ? '.' : `: ${told}`}`);
});
