// Colombia has one time zone and no daylight saving.
const BOGOTA_MILLIS = 5 * 3_600_000;

/** What a field of day and hour shows of a moment. */
export function toLocalField(moment: Date): string {
  return new Date(moment.getTime() - BOGOTA_MILLIS).toISOString().slice(0, 16);
}

/** Null: empty or no moment at all. */
export function fromLocalField(local: string): Date | null {
  const moment = new Date(`${local}:00-05:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
