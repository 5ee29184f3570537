import type { Database } from '../../db/sql.ts';
import { deleteAccounts, deletePeople, markPersonGone } from './forget-case.repository.ts';

/** Cases of one account, a person's at most. */
const MOST_AT_ONCE = 1000;

/**
 * Cases of an account that is no person any more. What is open keeps its person, as the law asks, and answers to the link of
 * its mails; what is over names nobody.
 */
export async function forgetCasesOf(db: Database, accountId: number, at: Date): Promise<void> {
  await markPersonGone(db, accountId, at);
  await forgetPeople(db, { accountId, at, limit: MOST_AT_ONCE });
}

/** Name, ways to reach her, document and bank account go together. Answers how many cases lost theirs. */
export async function forgetPeople(
  db: Database,
  asked: { accountId: number | null; at: Date; limit: number },
): Promise<number> {
  const ids = (await deletePeople(db, asked)).map(({ id }) => id);
  if (ids.length > 0) await deleteAccounts(db, ids);
  return ids.length;
}
