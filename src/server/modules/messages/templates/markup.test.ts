import { expect, test } from 'vitest';
import { greeting } from './layout.ts';
import { html } from './markup.ts';

test('inserted texts are escaped, also within attributes, and inserted markup is not', () => {
  const hostile = `"><script>alert('x')</script>&`;
  const inner = html`<b>${hostile}</b>`;
  expect(html`<a title="${hostile}">${inner}${[inner, inner]}${5}</a>`.markup).not.toContain('<script>');
  expect(html`<p>${inner}</p>`.markup).toBe(
    '<p><b>&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</b></p>',
  );
});

test.each([
  ['María José', 'Hola, María José:'],
  ["Jean-Luc D'Ávila", "Hola, Jean-Luc D'Ávila:"],
  ['Gana en http://malo.example', 'Hola:'],
  ['<b>Ana</b>', 'Hola:'],
  ['a'.repeat(41), 'Hola:'],
  ['', 'Hola:'],
])('%j is greeted with %j', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});
