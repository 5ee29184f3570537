import { success } from '../../../../domain/result.ts';
import type { caseFigureEndpoints } from '../../../../wire/rights/case-figures.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getCaseFigures } from '../case-figures.service.ts';

export function caseFigureRoutes(context: Context): Handlers<keyof typeof caseFigureEndpoints> {
  return { getCaseFigures: async () => success(await getCaseFigures(context)) };
}
