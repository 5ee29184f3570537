import { maskContacts, saysSomething } from '../../../domain/contact-masking.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';

export interface WrittenReview {
  rating?: number | string | undefined;
  text: string;
  authorName: string;
}

/** As it may be published: stars, and text and name without contact details. */
export function readReview({
  rating,
  text,
  authorName,
}: WrittenReview): Result<{ rating: number; text: string; authorName: string }, 'invalid-input'> {
  const stars = toStars(rating);
  const fields = {
    ...(stars === null && { rating: isMissing(rating) ? REQUIRED_MESSAGE : ratingMessage }),
    ...(text.trim() === '' && { text: REQUIRED_MESSAGE }),
  };
  if (stars === null || Object.keys(fields).length > 0) return failure('invalid-input', { fields });
  const masked = maskContacts(text.trim()).slice(0, MAXIMUM_LENGTH);
  if (!saysSomething(masked)) return failure('invalid-input', { fields: { text: contactMessage } });
  const author = maskContacts(authorName.trim()).slice(0, MAXIMUM_NAME_LENGTH) || 'Cliente';
  return success({ rating: stars, text: masked, authorName: author });
}

// What the table takes: masking may lengthen a text.
const MAXIMUM_LENGTH = 4_000;
const MAXIMUM_NAME_LENGTH = 120;
const contactMessage = 'Escríbelo sin teléfonos, correos, enlaces ni direcciones.';
const ratingMessage = 'La puntuación va de 1 a 5 estrellas.';

function isMissing(rating: number | string | undefined): boolean {
  return rating === undefined || String(rating).trim() === '';
}

function toStars(rating: number | string | undefined): number | null {
  const text = String(rating ?? '').trim();
  return /^[1-5]$/.test(text) ? Number(text) : null;
}
