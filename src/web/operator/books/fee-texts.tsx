import { percentText } from '../../../domain/fee-rule.ts';
import type { ListedFee } from '../../../wire/books/operator-fees.ts';
import { FeeTag, feePeriodText } from '../../panel/fee-texts.tsx';

type ShownFee = Pick<
  ListedFee,
  'percent' | 'sellerName' | 'categoryName' | 'validFrom' | 'validUntil' | 'state'
>;

/** '4 % de Café Sur en Café, desde el 1 de diciembre de 2026' */
export function FeeLine(fee: ShownFee) {
  return (
    <>
      <strong>{percentText(fee.percent)}</strong> {targetText(fee)}, {feePeriodText(fee)}{' '}
      <FeeTag state={fee.state} />
    </>
  );
}

/** For whom and for what. */
export function targetText({
  sellerName,
  categoryName,
}: Pick<ShownFee, 'sellerName' | 'categoryName'>): string {
  if (sellerName === null) return `de todos los vendedores en ${categoryName}`;
  return categoryName === null ? `de ${sellerName}` : `de ${sellerName} en ${categoryName}`;
}
