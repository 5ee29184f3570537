import { failure } from '../../../domain/result.ts';
import { orderEndpoints } from '../../../wire/orders.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';

export function orderRoutes(_context: Context): Handlers<keyof typeof orderEndpoints> {
  const names = Object.keys(orderEndpoints);
  return Object.fromEntries(names.map((name) => [name, async () => failure('unavailable')])) as never;
}
