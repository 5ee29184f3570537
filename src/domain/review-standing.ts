/** A line of an order of hers with the product. */
export interface BoughtLine {
  orderNumber: number;
  line: number;
  deliveredAt: Date | null;
  review: { id: number; createdAt: Date } | null;
}

/** What somebody may do about the reviews of a product. */
export type ReviewStanding<Line extends BoughtLine = BoughtLine> =
  | { state: 'may-review'; line: Line }
  /** `editable`: her review may be changed for some days. */
  | { state: 'editable' | 'written'; line: Line; reviewId: number }
  | { state: 'not-delivered' | 'not-bought' };

export const MAXIMUM_REVIEW_PHOTOS = 5;
const EDIT_DAYS = 30;
const dayMillis = 86_400_000;

export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDIT_DAYS * dayMillis);
}

/** One review for each line that was delivered: the newest line without one comes first, then her newest review. */
export function reviewStanding<Line extends BoughtLine>(
  lines: readonly Line[],
  now: Date,
): ReviewStanding<Line> {
  const free = lines.filter(({ deliveredAt, review }) => deliveredAt !== null && review === null);
  const [line] = free.sort((a, b) => Number(b.deliveredAt) - Number(a.deliveredAt));
  if (line) return { state: 'may-review', line };
  const [reviewed] = lines
    .filter(({ review }) => review !== null)
    .sort((a, b) => Number(b.review?.createdAt) - Number(a.review?.createdAt));
  if (reviewed?.review) {
    const state = now < editableUntil(reviewed.review.createdAt) ? 'editable' : 'written';
    return { state, line: reviewed, reviewId: reviewed.review.id };
  }
  return { state: lines.length > 0 ? 'not-delivered' : 'not-bought' };
}
