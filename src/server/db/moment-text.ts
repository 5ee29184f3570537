import { type Sql, sql } from './sql.ts';

// Moments as text where a Date cannot go: inside JSON, in sheets, and in rows that are the answer itself. A `date`
// arrives as 'YYYY-MM-DD' by itself (column-types.ts).

/** '2026-11-22T15:04:05.123Z', as a Date writes itself. */
export function isoText(moment: Sql): Sql {
  return sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** '2026-11-22T15:04:05Z' */
export function isoSecondText(moment: Sql): Sql {
  return sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** '2026-11-22', the day in Colombia. */
export function bogotaDayText(moment: Sql): Sql {
  return sql`to_char((${moment}) at time zone 'America/Bogota', 'YYYY-MM-DD')`;
}

/** '2026-11-22 10:04' on the clocks of Colombia. */
export function bogotaMinuteText(moment: Sql): Sql {
  return sql`to_char((${moment}) at time zone 'America/Bogota', 'YYYY-MM-DD HH24:MI')`;
}
