interface DescribedError {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/**
 * Of what errors carry, only what names parts of the program. PostgreSQL's `detail` and `where` quote rows, mail
 * servers' replies the recipient.
 */
const KEPT = [
  'code',
  'errno',
  'syscall',
  'statusCode',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  // Its name, as PostgreSQL's log has it too.
  'statement',
];
const MAXIMUM_DEPTH = 4;

export function describeError(error: unknown, depth = 1): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutValues(String(error)), stack: '' };
  const fields = error as Error & Record<string, unknown>;
  const message = withoutValues(isDataException(fields) ? withoutQuoted(error.message) : error.message);
  // The stack begins with the message, of one line or of many.
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const described: DescribedError = {
    type: error.constructor.name,
    message,
    stack: [`${error.name}: ${message}`, ...places].join('\n'),
  };
  for (const key of KEPT) if (fields[key] !== undefined) described[key] = fields[key];
  if (depth >= MAXIMUM_DEPTH) return described;
  if (error.cause !== undefined) described.cause = describeError(error.cause, depth + 1);
  if (error instanceof AggregateError)
    described.errors = error.errors.slice(0, MAXIMUM_DEPTH).map((one) => describeError(one, depth + 1));
  return described;
}

/** Class 22 of PostgreSQL: a value that its type cannot hold, which the message quotes. */
function isDataException({ code, severity }: Record<string, unknown>): boolean {
  return severity !== undefined && String(code).startsWith('22');
}

function withoutQuoted(message: string): string {
  return message.replace(/"[\s\S]*"/, '"…"');
}

const EMAIL = /[^\s<>"'`(),;:=[\]{}]+@[^\s<>"'`(),;:=[\]{}]+/g;
const MOBILE_PHONE = /(?<!\d)(?:\+?57 ?)?3\d{9}(?!\d)/g;

function withoutValues(message: string): string {
  return message.replace(EMAIL, '…@…').replace(MOBILE_PHONE, '3…');
}
