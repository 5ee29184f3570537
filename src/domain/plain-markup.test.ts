import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLinks, readMarkup } from './plain-markup.ts';

test('headings, lists and paragraphs follow each other as they were written', () => {
  const body = '## Quién\nNosotros,\nla plataforma.\n\nOtro párrafo.\n- uno\n- dos\n## Fin';
  expect(readMarkup(body)).toEqual([
    { kind: 'heading', text: 'Quién' },
    { kind: 'paragraph', text: 'Nosotros, la plataforma.' },
    { kind: 'paragraph', text: 'Otro párrafo.' },
    { kind: 'list', items: ['uno', 'dos'] },
    { kind: 'heading', text: 'Fin' },
  ]);
});

test('no word is lost, whatever was written', () => {
  const words = fc.array(fc.stringMatching(/^[a-zñ]{1,8}$/), { minLength: 1, maxLength: 6 });
  const line = fc.tuple(fc.constantFrom('', '## ', '- '), words).map(([mark, own]) => mark + own.join(' '));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const shown = readMarkup(lines.join('\n'))
        .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
        .join(' ');
      expect(shown.split(' ').filter(Boolean)).toEqual(
        lines.flatMap((one) => one.replace(/^(## |- )/, '').split(' ')).filter(Boolean),
      );
    }),
  );
});

test('links lead to pages of ours, mail addresses and https only; anything else stays text', () => {
  expect(readLinks('Mira [la garantía](/garantia) o la [SIC](https://www.sic.gov.co).')).toEqual([
    { text: 'Mira ', href: null },
    { text: 'la garantía', href: '/garantia' },
    { text: ' o la ', href: null },
    { text: 'SIC', href: 'https://www.sic.gov.co' },
    { text: '.', href: null },
  ]);
  for (const text of ['[x](javascript:alert(1))', '[x](//otro.test)', '[x](http://otro.test)', '[x] (/a)'])
    expect(readLinks(text)).toEqual([{ text, href: null }]);
});
