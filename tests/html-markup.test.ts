import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markupOf } from '../src/domain/move-in/html-markup.ts';

test('HTML becomes the marks that our pages read', () => {
  expect(
    markupOf(
      '<style>p{}</style><h2 class="x">Cuidados</h2>\n<p>Lava   a&nbsp;mano &amp; seca.<br>Sin cloro</p><ul>\n<li><b>Uno</b></li>\n<li>Dos</li></ul><script>alert("x")</script><p>&iquest;M&aacute;s? a &lt; b</p>',
    ),
  ).toBe('## Cuidados\n\nLava a mano & seca.\nSin cloro\n\n- Uno\n- Dos\n\n¿Más? a < b');
  expect(markupOf('Sin marcas\ny dos líneas')).toBe('Sin marcas\ny dos líneas');
  expect(markupOf('<!-- nada --><script>sin final')).toBe('');
});

test('no HTML takes long or leaves a tag or half a character', () => {
  const part = fc.constantFrom(
    '<',
    '<a',
    '<script>',
    '</script',
    '<!--',
    '-->',
    '&amp',
    '&#x0;',
    'ñ',
    '\ud83d',
    '>',
    'x ',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const text = markupOf(`<p>${parts.join('')}</p>`);
      expect(text.isWellFormed() && !/<(script|p)\b/.test(text)).toBe(true);
    }),
  );
  const start = performance.now();
  for (const one of ['<a', '<script>', '<!--', '&', '<li>', '\n\n']) markupOf(one.repeat(200_000));
  expect(performance.now() - start).toBeLessThan(20_000);
});
