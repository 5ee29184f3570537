/**
 * Whether a number can be the id of a row. Calls over HTTP are checked by their definition; pages of this process pass
 * on what stands in an address, and PostgreSQL answers an error to a number that is no int.
 */
export function isIdentifier(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 2_147_483_647;
}
