export const REQUIRED_MESSAGE = 'Este campo es obligatorio.';

/** White space alone does not fill a field. */
export function isFilled(text: string | null | undefined): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

/** Names of the given fields that are empty, in their order. */
export function missingFields<Field extends string>(
  values: Record<Field, string | null | undefined>,
  required: readonly Field[],
): Field[] {
  return required.filter((field) => !isFilled(values[field]));
}

/** Spec 5: the product page takes any whole number from 1; only the cart's select stops at 10. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}
