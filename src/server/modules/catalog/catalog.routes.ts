import { failure } from '../../../domain/result.ts';
import { catalogEndpoints } from '../../../wire/catalog.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';

export function catalogRoutes(_context: Context): Handlers<keyof typeof catalogEndpoints> {
  const names = Object.keys(catalogEndpoints);
  return Object.fromEntries(names.map((name) => [name, async () => failure('unavailable')])) as never;
}
