import type { CalendarDay } from '../../../../domain/business-days.ts';
import { maskContacts } from '../../../../domain/contact-masking.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { LevelFigures, LevelKind, ShopLevel } from '../../../../domain/shop-level.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findLevel, insertContest } from './level.repository.ts';
import { countLevel, levelPeriod } from './level.service.ts';
import { type ContestedEvent, listBadEvents } from './level-event.repository.ts';
import { levelFile } from './level-file.ts';

const BAD_EVENTS_SHOWN = 60;

export interface OwnLevel {
  /** Null: it is counted tonight. */
  counted: { level: ShopLevel; figures: LevelFigures; since: CalendarDay; until: CalendarDay } | null;
  bad: ContestedEvent[];
}

/** What shoppers see of the shop, what it was made of, and what went wrong. */
export async function getOwnLevel(
  { write, now }: Pick<Context, 'write' | 'now'>,
  sellerId: number,
  db: Database = write,
): Promise<OwnLevel> {
  const counted = await findLevel(db, sellerId);
  const period = counted ? { sellerId, ...counted } : levelPeriod(sellerId, now());
  return { counted, bad: await listBadEvents(db, period, BAD_EVENTS_SHOWN) };
}

/** Everything that counts, as a table. The level is counted with it, so that both are the same number. */
export async function getLevelFile({ write, now }: Pick<Context, 'write' | 'now'>, sellerId: number) {
  const events = await inTransaction(write, (db) => countLevel(db, sellerId, now()));
  return {
    name: `nivel-${sellerId}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(levelFile(events)).toString('base64'),
  };
}

interface Contest {
  kind: LevelKind;
  reference: string;
  story: string;
}

/** Asks the operators to leave one bad event out, once. */
export async function contestEvent(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { sellerId, accountId }: { sellerId: number; accountId: number },
  { kind, reference, story }: Contest,
): Promise<Result<null, 'invalid-input' | 'not-found' | 'event-contested'>> {
  const text = maskContacts(story.trim()).slice(0, 1_000).toWellFormed();
  if (text === '') return failure('invalid-input', { fields: { story: REQUIRED_MESSAGE } });
  return inTransaction(write, async (db) => {
    const { bad } = await getOwnLevel({ write, now }, sellerId, db);
    const event = bad.find((one) => one.kind === kind && one.reference === reference);
    if (!event) return failure('not-found');
    const at = now();
    const isNew = await insertContest(db, {
      ...{ sellerId, kind, reference, day: event.day, story: text, accountId, at },
    });
    if (!isNew) return failure('event-contested');
    await recordAudit(db, [
      {
        ...{ at, actor: { kind: 'member', accountId }, sellerId, subject: `seller:${sellerId}` },
        ...{ action: 'shop.level-contested', after: { levelEvent: `${kind} ${reference}` }, reason: text },
      },
    ]);
    return success(null);
  });
}
