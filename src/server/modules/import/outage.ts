/** The database is away or too busy, or a deadlock did not resolve: worth trying again later. */
export function isOutage(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (
    typeof code === 'string' &&
    /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOSPC|08...|53...|57...|40...)$/.test(code)
  );
}
