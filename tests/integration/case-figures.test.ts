import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { getCaseFigures, keepCaseFigures } from '../../src/server/modules/rights/case-figures.service.ts';
import { openShop, type Shop } from '../support/order-factories.ts';

let shop: Shop;
let sequence = 5_000;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const part = () => ({ ...shop.context, now: () => new Date('2026-03-01T02:00:00-05:00') });

async function cases(count: number, kind: string, day: string, outcome: string | null, closed = day) {
  for (let n = 0; n < count; n++)
    await execute(
      shop.db,
      sql`insert into rights_case (year, sequence, idempotency_key, request_fingerprint, kind, rule_id, state, outcome,
            person_name, email, phone, document_number, story, wanted, opened_on, state_since, next_on, lapse,
            reversal_cause, known_on, opened_at, changed_at, closed_at)
          values (2026, ${++sequence}, ${`figure ${sequence}`}, 'f', ${kind}, 'r',
            ${outcome === null ? 'answering' : 'closed'}, ${outcome}, 'Ana', 'secreta@correo.test', '', '', '', 'answer',
            ${day}, ${day}, ${outcome === null ? '2026-04-01' : null}::date, ${outcome === null ? 'accept' : null}::text,
            'fraud', ${day}::date, ${day}::date, ${day}::date,
            case when ${outcome}::text is not null then ${`${closed}T12:00:00-05:00`}::timestamptz end)`,
    );
}

test('complete months by opening, days to the end and outcome; what is too small is not said, however often it is counted', async () => {
  await cases(6, 'warranty', '2026-02-02', 'refund', '2026-02-12');
  await cases(4, 'warranty', '2026-02-03', 'refused', '2026-02-13');
  await cases(7, 'withdrawal', '2026-01-31', 'refund', '2026-02-05');
  await cases(3, 'reversal', '2026-01-20', null);
  await cases(2, 'data-query', '2026-01-20', 'answered');
  await cases(9, 'petition', '2026-03-01', 'answered');
  await cases(9, 'petition', '2025-02-28', 'answered');
  await keepCaseFigures(part());
  await keepCaseFigures(part());
  const { months, kinds } = await getCaseFigures(part());
  expect(months.map(({ month, opened, closed }) => [month, opened, closed])).toEqual([
    ['2026-01', 12, 9],
    ['2026-02', 10, 10],
  ]);
  expect(kinds).toContainEqual({
    ...{ kind: 'warranty', opened: 10, closed: 10, averageDays: 10, forAsker: 60, answered: 0, refused: 40 },
  });
  const opened = Object.fromEntries(kinds.map((one) => [one.kind, one.opened]));
  expect(opened).toEqual({ warranty: 10, withdrawal: 7, reversal: null, 'data-query': null });
});

test('everybody may read them, and they name nobody', async () => {
  const reply = await shop.app.inject({ method: 'GET', url: '/api/cifras/casos' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).not.toMatch(/Ana|secreta/);
});
