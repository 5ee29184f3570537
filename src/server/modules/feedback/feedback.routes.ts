import { failure } from '../../../domain/result.ts';
import { feedbackEndpoints } from '../../../wire/feedback.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';

export function feedbackRoutes(_context: Context): Handlers<keyof typeof feedbackEndpoints> {
  const names = Object.keys(feedbackEndpoints);
  return Object.fromEntries(names.map((name) => [name, async () => failure('unavailable')])) as never;
}
