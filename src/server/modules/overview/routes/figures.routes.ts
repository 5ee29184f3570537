import type { operatorFiguresEndpoints } from '../../../../wire/overview/operator-figures.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { AskedPeriod } from '../figures/figures.service.ts';
import { exportFigures, type FiguresTable } from '../figures/figures-file.service.ts';

export function figuresRoutes(context: Context): Handlers<keyof typeof operatorFiguresEndpoints> {
  return {
    exportFigures: forOperator('see-figures', ({ query }: { query: AskedPeriod & { table: FiguresTable } }) =>
      exportFigures(context, query),
    ),
  };
}
