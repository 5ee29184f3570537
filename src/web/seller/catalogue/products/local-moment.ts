// Colombia has one time zone and no daylight saving.
const BOGOTA_HOURS = 5;

/** A moment as a field of date and hour shows it; blank: none. */
export function toLocal(moment: string | null): string {
  if (!moment) return '';
  return new Date(new Date(moment).getTime() - BOGOTA_HOURS * 3_600_000).toISOString().slice(0, 16);
}

export function toMoment(local: string): string | null {
  return local ? new Date(`${local}:00-05:00`).toISOString() : null;
}
