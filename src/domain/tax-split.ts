import type { Pesos } from './money.ts';

/** As products carry it; prices include the tax. */
export type TaxClass = '19' | '5' | 'exento' | 'excluido';

export interface TaxSplit {
  /** Percent of the base. */
  rate: number;
  base: Pesos;
  tax: Pesos;
}

/** The tax that a price includes (Estatuto Tributario, art. 468); base and tax add up to the amount. */
export function splitTax(amount: Pesos, taxClass: TaxClass): TaxSplit {
  const rate = taxClass === '19' || taxClass === '5' ? Number(taxClass) : 0;
  const base = Math.round((amount * 100) / (100 + rate));
  return { rate, base, tax: amount - base };
}
