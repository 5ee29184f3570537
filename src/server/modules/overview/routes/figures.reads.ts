import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { AskedPeriod } from '../figures/figures.service.ts';
import { getFigures } from '../figures/figures.service.ts';

export function figuresReads(context: Context) {
  return {
    getFigures: forOperator('see-figures', (asked: AskedPeriod) => getFigures(context, asked)),
  };
}
