import { expect, test } from 'vitest';
import { buyerWords, orderNumberIn } from './buyer-search.ts';

test('words may go on, and signs of the search language mean nothing', () => {
  expect(buyerWords('José  Pérez')).toBe("'jose':* & 'perez':*");
  expect(buyerWords('Ana.Perez@correo.co')).toBe("'ana.perez@correo.co':*");
  expect(buyerWords('300 123 45 67')).toBe("'3001234567':*");
  expect(buyerWords("o'neil & !x | (y)")).toBe("'o':* & 'neil':* & 'x':* & 'y':*");
  expect(buyerWords("a'@x\\")).toBe("'a@x':*");
  expect(buyerWords(' &|! ')).toBeNull();
  expect(buyerWords('@')).toBeNull();
});

test('six to nine digits may be an order', () => {
  expect(orderNumberIn(' #100234 ')).toBe(100_234);
  expect(orderNumberIn('3001234567')).toBeNull();
  expect(orderNumberIn('Ana 100234')).toBeNull();
});
