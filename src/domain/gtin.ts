const LENGTHS = [8, 12, 13, 14];

/** A GTIN-8, -12, -13 or -14 (EAN, UPC) with its right last digit. */
export function isGtin(text: string): boolean {
  if (!LENGTHS.includes(text.length) || !/^\d+$/.test(text)) return false;
  const digits = [...text].map(Number);
  const last = digits.pop();
  // From the right, beside the last one, digits weigh 3 and 1 in turn.
  const sum = digits.reverse().reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === last;
}
