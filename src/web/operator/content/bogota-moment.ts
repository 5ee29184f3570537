// Colombia has one time zone and no daylight saving.
const _BOGOTA_MILLIS = 5 * 3_600_000;

/** Null: empty or no moment at all. */
export function fromLocalField(local: string): Date | null {
  const moment = new Date(`${local}:00-05:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
