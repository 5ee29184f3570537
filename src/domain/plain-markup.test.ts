import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarkup } from './plain-markup.ts';

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
