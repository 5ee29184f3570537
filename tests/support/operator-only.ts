import type { PersonalCall } from './personal-call.ts';

/** For the marketplace's own people; what they may do is tested where it is done. */
export function operatorOnly(aim: PersonalCall['aim']): PersonalCall {
  return { aim, stranger: 401, others: 403, ana: 403 };
}

export const nothing = () => ({});
