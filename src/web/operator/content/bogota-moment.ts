/** Null: empty or no moment at all. Colombia has one time zone and no daylight saving. */
export function fromLocalField(local: string): Date | null {
  const moment = new Date(`${local}:00-05:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
