import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { habitOf, listFrequentReturners } from '../../src/server/modules/rights/return-habit.service.ts';
import { again, caseForm, type Desk, openDesk, opened, sell } from '../support/rights-world.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

test('operators see who gives back often, by the limit of the day, and the next right is given all the same', async () => {
  const cases = [];
  for (let count = 0; count < 4; count++)
    cases.push(await opened(desk, caseForm('withdrawal', await sell(desk))));
  // Orders of the tests are made now, whatever their clock says.
  await execute(
    desk.db,
    sql`update orders set created_at = '2026-11-10' where account_id = ${desk.buyer.id}`,
  );
  const [one] = cases;
  if (!one) throw new Error('there is no case');
  expect(await habitOf(desk.context, one)).toMatchObject({ cases: 4, orders: 4, isFrequent: true });
  const { people } = await listFrequentReturners(desk.context);
  expect(people).toEqual([
    { accountId: desk.buyer.id, name: expect.any(String), cases: 4, orders: 4, refunded: 0 },
  ]);
  const fifth = await opened(desk, caseForm('withdrawal', await sell(desk)));
  expect((await again(desk, fifth)).state).toBe('sending-back');

  desk.setDay('2027-08-01');
  expect((await habitOf(desk.context, one)).isFrequent).toBe(false);
  expect((await listFrequentReturners(desk.context)).people).toEqual([]);
});

test('questions and cancellations are no habit', async () => {
  desk.setDay('2026-11-20');
  const { cases } = await habitOf(
    desk.context,
    await opened(desk, caseForm('data-query', null, { lines: [] })),
  );
  expect(cases).toBe(5);
});
