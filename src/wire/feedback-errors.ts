import type { ErrorEntry } from './error-entry.ts';

export const feedbackErrors = {
  'review-already-decided': { status: 409, message: 'Esta valoración ya está en ese estado.' },
} satisfies Record<string, ErrorEntry>;
