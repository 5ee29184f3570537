/** What is counted up to 1,000, as menus, tabs and figures show it. */
export function countText(count: number): string {
  return count >= 1_000 ? '999+' : String(count);
}
