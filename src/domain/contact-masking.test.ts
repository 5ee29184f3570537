import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK, maskContacts, saysSomething } from './contact-masking.ts';

test.each([
  'Llámame al 3104567821',
  'mi cel 310 456 78 21 gracias',
  'escribe al 310-456-7821',
  '+57 310 456 7821',
  '31 04 56 78 21',
  '3.1.0.4.5.6.7.8.2.1',
  '3a1b0c4d5e6f7g8h2i1',
  '3 1 0 / 4 5 6 / 7 8 2 1',
  'tres uno cero cuatro cinco seis siete ocho dos uno',
  'Trescientos diez cuatrocientos cincuenta y seis setenta y ocho veintiuno',
  'tres diez 456 siete ocho 2 uno',
  '3️⃣1️⃣0️⃣4️⃣5️⃣6️⃣7️⃣8️⃣2️⃣1️⃣',
  '３１０４５６７８２１',
  '310\u200B456\u200B7821',
  '601 234 5678',
  'tel 2345678',
  '+58 412 1234567',
  'ana@correo.co',
  'ana arroba gmail punto com',
  'ana (arroba) hotmail',
  'ana @ gmail . com',
  'https://mitienda.example/x',
  'wa.me/573104567821',
  'mitienda.com.co',
  'mi tienda punto com',
  'búscame como @tienda_ana',
  'Instagram: tiendaana',
  'mi whatsapp es ana.rios',
  'Carrera 15 # 88-21',
  'Cra. 7 No 12-34 sur',
  'cll 80 20-15',
  'queda en la calle 80 con carrera 30',
])('%s is masked', (text) => {
  const masked = maskContacts(text);
  expect(masked).toContain(MASK);
  expect(masked.replaceAll(MASK, '')).not.toMatch(
    /\d{2}|@|ana\.rios|tiendaana|gmail|hotmail|veintiuno|siete/i,
  );
  expect(maskContacts(masked)).toBe(masked);
});

test.each([
  '¿Cuesta $ 120.000 o $ 3.100.000?',
  '1.250.000 pesos, 500 g y 20x30 cm',
  'Mide 320x200x1000 mm y pesa 3,5 kg',
  '30 cm x 15 cm x 20 cm, 500 g, 1200 ml',
  '¿Tienen tallas 30, 32, 34, 36 y 38?',
  'Tallas 36 38 40 42 44',
  '¿Llega el 30/11/2026 a las 08:30?',
  'El 2026-11-21 compré 2 unidades',
  'Código de barras 7703104567821',
  'Una arroba de papa, dos arrobas de yuca',
  'El de 2 metros o el de tres, uno de cada uno',
  '¿Tienen WhatsApp? Lo vi en Instagram.',
  '¿Envían a la calle 80 en Bogotá?',
  'Voltaje 110-220 V, 60 Hz, 5000 mAh',
  'Modelos 2019, 2020 y 2021',
  '¿Sirve para 3 o 4 personas? 100% algodón.me gusta',
  'Ref. FRU-001 de 12 x 24',
])('%s stays', (text) => {
  expect(maskContacts(text)).toBe(text);
});

const phone = fc
  .tuple(
    fc.constantFrom('300', '310', '315', '320', '333', '350', '601', '604'),
    fc.stringMatching(/^\d{7}$/),
  )
  .map(([prefix, rest]) => prefix + rest);

test('a phone is masked whatever stands between its digits', () => {
  const separator = fc.constantFrom('', ' ', '.', '-', ' - ', '/', '_', ' a ', 'z', '*', '  ');
  fc.assert(
    fc.property(phone, separator, fc.boolean(), (digits, between, hasCountry) => {
      const written = (hasCountry ? `57${digits}` : digits).split('').join(between);
      expect(maskContacts(`Hola ${written} ok`)).toBe(`Hola ${MASK} ok`);
    }),
  );
});

test('a phone is masked with any of its digits as words', () => {
  const words = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
  fc.assert(
    fc.property(phone, fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), (digits, asWord) => {
      const written = [...digits]
        .map((digit, index) => (asWord[index] ? words[Number(digit)] : digit))
        .join(' ');
      expect(maskContacts(written)).toBe(MASK);
    }),
  );
});

test('prices, weights and sizes stay as they are', () => {
  const amount = fc
    .integer({ min: 50, max: 999_999_999 })
    .map((pesos) => `$ ${pesos.toLocaleString('es-CO')}`);
  const measure = fc
    .tuple(fc.integer({ min: 1, max: 9_999 }), fc.constantFrom('g', 'kg', 'cm', 'ml', 'gramos', 'W'))
    .map(([value, unit]) => `${value} ${unit}`);
  const side = fc.integer({ min: 1, max: 999 });
  const size = fc.tuple(side, side).map(([width, height]) => `${width}x${height} cm`);
  fc.assert(
    fc.property(fc.array(fc.oneof(amount, measure, size), { minLength: 1, maxLength: 6 }), (parts) => {
      const text = `Quiero ${parts.join(', ')}.`;
      expect(maskContacts(text)).toBe(text);
    }),
  );
});

test('masking twice masks nothing more, and every text is handled at once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const once = maskContacts(text);
      expect(maskContacts(once)).toBe(once);
    }),
  );
  for (const piece of ['3', 'a.', '@a', 'uno ', 'calle 1 ', '1x', '$ 1.', 'a@', '310 ']) {
    // Processor time, which other programs do not stretch; each takes about 5 ms.
    const before = process.cpuUsage();
    maskContacts(piece.repeat(4_000 / piece.length));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000, piece).toBeLessThan(300);
  }
});

test('a text of contact details alone says nothing', () => {
  expect(saysSomething(maskContacts('3104567821 ana@correo.co'))).toBe(false);
  expect(saysSomething(maskContacts('¿Precio? 3104567821'))).toBe(true);
});
