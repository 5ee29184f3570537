/** What stands in a path for the names of an address's pattern; null when it is another page's. */
export function valuesIn({ pattern }: { pattern: string }, pathname: string): string[] | null {
  const found = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}/?$`).exec(pathname);
  return found?.slice(1) ?? null;
}
