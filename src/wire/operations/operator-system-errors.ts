import type { ErrorEntry } from '../error-entry.ts';

export const operatorSystemErrors = {
  'message-had-secret': {
    status: 409,
    message: 'Este mensaje llevaba una clave que ya se borró. La persona puede pedir otra.',
  },
} satisfies Record<string, ErrorEntry>;
