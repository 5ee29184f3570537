import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CASE_RULES } from '../src/domain/rights/law-rows.ts';

const titles = readFileSync(new URL('../src/domain/rights/rights.test.ts', import.meta.url), 'utf8')
  .split('\n')
  .filter((text) => /^\s*(?:test|describe)\(/.test(text))
  .join('\n');

test('each rule of a case has a test that is named after its law and article', () => {
  for (const { id, law } of CASE_RULES)
    for (const part of law.split('; ')) {
      const [, name = '', articles = ''] =
        /^((?:Ley|Decreto) \d+ de \d{4})(?:, artículos? ([^,]+))?/.exec(part) ?? [];
      expect(name, `${id}: ${part}`).not.toBe('');
      const numbers = articles.replace(' a ', ' ').match(/\d+/g) ?? [];
      const isNamed = titles.split('\n').some((title) => {
        const named: readonly string[] = title.match(/\d+/g) ?? [];
        return title.includes(name) && numbers.every((number) => named.includes(number));
      });
      expect(isNamed, `${id}: ${part}`).toBe(true);
    }
});
