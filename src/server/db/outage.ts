/** PostgreSQL's own codes for what the driver reports as a bare text; errors without a code count as bugs. */
const codeOfMessage: [message: RegExp, code: string][] = [
  // Every connection of the pool is taken.
  [/^timeout exceeded when trying to connect$/, '53300'],
  [
    /^(Connection terminated|timeout expired$|Client was closed|Client has encountered a connection error)/,
    '08006',
  ],
];

/** For `catch`: throws the same error, with the code of an outage where it is one. */
export function rethrowWithCode(error: unknown): never {
  if (error instanceof Error && !('code' in error && error.code)) {
    const code = codeOfMessage.find(([message]) => message.test(error.message))?.[1];
    if (code) Object.assign(error, { code });
  }
  throw error;
}
