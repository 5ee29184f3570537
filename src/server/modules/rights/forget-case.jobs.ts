import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { casePhotoStore } from './case-photo.service.ts';
import { deleteStory, listPersonsPhotos, listToldCases } from './forget-case.repository.ts';
import { forgetPeople } from './forget-case.service.ts';

const BATCH = 200;

/**
 * Ley 1480 de 2011, artículo 58 (3): who was harmed may sue within a year. So long what a person wrote and showed stays as
 * proof after her case is over, and no longer once her account is closed.
 */
const STORY_DAYS = 366;
const DAY_MILLIS = 24 * 60 * 60_000;

/** Cases that ended after their person had closed her account: first they name nobody, a year later they tell nothing. */
export async function forgetClosedCases(context: Context): Promise<{ people: number; stories: number }> {
  const { write, now } = context;
  const done = { people: 0, stories: 0 };
  for (let count = BATCH; count === BATCH; done.people += count)
    count = await inTransaction(write, (db) =>
      forgetPeople(db, { accountId: null, at: now(), limit: BATCH }),
    );
  const store = casePhotoStore(context);
  const before = new Date(now().getTime() - STORY_DAYS * DAY_MILLIS);
  for (let cases = await listToldCases(write, before, BATCH); cases.length > 0; ) {
    for (const { id } of cases) {
      // The files first: what a crash leaves is found by the next run.
      for (const { fileName } of await listPersonsPhotos(write, id)) await store.remove(fileName);
      await inTransaction(write, (db) => deleteStory(db, id, now()));
    }
    done.stories += cases.length;
    cases = await listToldCases(write, before, BATCH);
  }
  return done;
}
