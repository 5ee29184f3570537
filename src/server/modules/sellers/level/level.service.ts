import { addDays } from '../../../../domain/business-days.ts';
import { LEVEL_DAYS, type LevelEvent, levelFigures, shopLevel } from '../../../../domain/shop-level.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Database } from '../../../db/sql.ts';
import { announceChange } from '../../pages/catalogue-change.service.ts';
import { keepLevel } from './level.repository.ts';
import { type LevelPeriod, listLevelEvents } from './level-event.repository.ts';

/** The 60 days before today: today goes on. */
export function levelPeriod(sellerId: number, now: Date): LevelPeriod {
  const until = addDays(bogotaDay(now.getTime()), -1);
  return { sellerId, since: addDays(until, 1 - LEVEL_DAYS), until };
}

/** Counts a shop's level anew and keeps it with what it was made of. Answers the events. */
export async function countLevel(db: Database, sellerId: number, now: Date): Promise<LevelEvent[]> {
  const period = levelPeriod(sellerId, now);
  const events = await listLevelEvents(db, period);
  const figures = levelFigures(events);
  const isNew = await keepLevel(db, { ...period, level: shopLevel(figures), figures, at: now });
  if (isNew) await announceChange(db, [`seller:${sellerId}`]);
  return events;
}
