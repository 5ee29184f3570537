/** A reason not to start that the person who starts the server can remove; shown as one line without a stack. */
export class StartFailure extends Error {}

/** The line to show for whatever kept the server from starting; bugs keep their stack. */
export function explainStartFailure(error: unknown, port: number): string {
  const { code, syscall, message, stack } = error as NodeJS.ErrnoException;
  if (error instanceof StartFailure) return message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or choose another port: PORT=${port + 1} npm start`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`;
  if (code === 'ENOSPC') return 'No space is left on the disk.';
  if (DATABASE_CODES.has(code ?? ''))
    return `The database cannot be reached: ${message || code}. Check DATABASE_URL.`;
  return stack ?? String(error);
}

/** Network errors of Node, and PostgreSQL's wrong password, wrong role and unknown database. */
const DATABASE_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '28P01',
  '28000',
  '3D000',
]);
