import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Where texts stand that people read: pages, panels, mails, answers of calls, the content that operators start with. */
const FOLDERS = ['src/web', 'src/wire', 'src/server/modules/messages/templates', 'src/domain'];
const TIMES = /24 horas|hoy mismo|\bmañana\b|al día siguiente/i;

/** What has nothing to do with the day of a parcel's arrival. */
const OTHER_TIMES: Record<string, string> = {
  'src/domain/promise-text.ts': 'the moment to order by, of the promise itself',
  'src/server/modules/messages/templates/account-mails.ts': 'how soon an application is answered',
  'src/server/modules/messages/templates/delivery-mails.ts': 'the day that the parcel was promised for',
  'src/server/modules/messages/templates/payment-expired.ts': 'how long an order can still be paid',
  'src/server/modules/messages/templates/seller-status-mails.ts': 'how soon an application is answered',
  'src/web/operator/payouts/payouts.page.tsx': 'when a file goes to the bank',
  'src/web/operator/sellers/sellers.page.tsx': 'how soon an application is answered',
  'src/web/panel/date-texts.ts': 'the days of lists in the panels',
  'src/web/panel/level-texts.ts': 'how soon a question is answered',
  'src/web/seller/layout/seller-layout.tsx': 'how soon an application is answered',
  'src/web/seller/sellers/application/application.page.tsx': 'how soon an application is answered',
  'src/web/seller/sellers/level/level.page.tsx': 'when a level is counted',
  'src/web/store/accounts/auth/auth-layout.tsx': 'a shop open day and night',
  'src/web/store/accounts/registration/done.page.tsx': 'how soon an application is answered',
  'src/web/store/accounts/registration/flows.ts': 'how soon an application is answered',
  'src/web/store/content/about.page.tsx': 'how soon an application is answered',
  'src/web/store/content/questions.ts': 'how soon an application is answered',
  'src/web/store/content/start-selling.page.tsx': 'how soon an application is answered',
  'src/wire/accounts/identity.ts': 'how long a session lasts',
  'src/wire/integrations/seller-api-examples.ts': 'how long a repeated call is the same',
  'src/wire/reviews/question-errors.ts': 'when more questions may be asked',
};

function filesOfTexts(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
    .sort();
}

/** Offers bind (Ley 1480 de 2011, art. 29): how long a parcel takes is said by the quote, never by a text of its own. */
test('no text says a time of arrival that no quote has said', () => {
  const found = filesOfTexts().filter((file) => TIMES.test(readFileSync(file, 'utf8')));
  expect(found).toEqual(Object.keys(OTHER_TIMES));
});

const COSTS = /\$\s?\d{1,3}(\.\d{3})+|env[ií]os? gratis|sin costo de env[ií]o|no pagas env[ií]o/i;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Where free freight is named beside what the tariff and the quote say of it. */
const QUOTED_COSTS = [
  'src/domain/audit-system-words.ts',
  'src/domain/rate-card-form.ts',
  'src/web/operator/shipping/factors-card.tsx',
  'src/web/operator/shipping/shipping.page.tsx',
  'src/web/operator/shipping/zones-card.tsx',
  'src/web/store/catalogue/listing/filter-rows.ts',
  'src/web/store/orders/cart/parcel-hint.tsx',
];

test('no text says a cost in pesos, or that freight costs nothing, but where the quote does', () => {
  const found = filesOfTexts().filter((file) => COSTS.test(readFileSync(file, 'utf8').replace(COMMENTS, '')));
  expect(found).toEqual(QUOTED_COSTS);
});

test('what answers applications within 24 hours says nothing of parcels', () => {
  for (const file of Object.keys(OTHER_TIMES)) {
    if (file.endsWith('delivery-mails.ts')) continue;
    const sentences = readFileSync(file, 'utf8')
      .split(/[.\n]/)
      .filter((one) => TIMES.test(one));
    expect(
      sentences.filter(
        (one) => /entreg|env[ií]|lleg|recíb/i.test(one) && !/Apenas lo envíes|Los giros/.test(one),
      ),
    ).toEqual([]);
  }
});
