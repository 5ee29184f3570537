/** PostgreSQL's own codes for what the driver reports as a bare text; errors without a code count as bugs. */
const codeOfMessage: [message: RegExp, code: string][] = [
  // Every connection of the pool is taken.
  [/^timeout exceeded when trying to connect$/, '53300'],
  [
    /^(Connection terminated|timeout expired$|Client was closed|Client has encountered a connection error|Query read timeout$)/,
    '08006',
  ],
];

/**
 * Errors of Node's sockets and files, and PostgreSQL's classes 08, 53, 57 and 58: connection, resources (a full disk
 * among them), operator's intervention, failures of its system. 25006: it takes no writes.
 */
const OUTAGE =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|08...|53...|57...|58...|25006)$/;

/** What is away, full or too busy, as a code; null: the error is a bug. */
export function outageCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, message, cause } = error as Partial<NodeJS.ErrnoException>;
  const known = code || codeOfMessage.find(([text]) => text.test(message ?? ''))?.[1] || '';
  return OUTAGE.test(known) ? known : outageCode(cause);
}

/** For `catch`: throws the same error, with the code of an outage where it is one. */
export function rethrowWithCode(error: unknown): never {
  if (error instanceof Error && !('code' in error && error.code)) {
    const code = outageCode(error);
    if (code) Object.assign(error, { code });
  }
  throw error;
}
