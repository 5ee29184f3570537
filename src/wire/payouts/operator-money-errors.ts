import type { ErrorEntry } from '../error-entry.ts';

export const operatorMoneyErrors = {
  'fee-overlaps': {
    status: 409,
    message:
      'Ya hay una comisión programada en esos días. Retírala, o termina la nueva antes de que empiece.',
  },
  'fee-over': { status: 409, message: 'Esta comisión ya terminó o fue retirada.' },
  'export-too-long': { status: 400, message: 'Elige un período de máximo 366 días.' },
} satisfies Record<string, ErrorEntry>;
