import { percentText } from '../../../domain/fee-rule.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import type { ListedFee } from '../../../wire/operator-fees.ts';
import { Tag } from '../../ui/surfaces.tsx';

type ShownFee = Pick<
  ListedFee,
  'percent' | 'sellerName' | 'categoryName' | 'validFrom' | 'validUntil' | 'state'
>;

/** '4 % en Café, desde el 1 de diciembre de 2026' */
export function FeeLine(fee: ShownFee) {
  return (
    <>
      <strong>{percentText(fee.percent)}</strong> {targetText(fee)}, {periodText(fee)}{' '}
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

export function periodText({ validFrom, validUntil }: Pick<ShownFee, 'validFrom' | 'validUntil'>): string {
  const start = `desde el ${formatSpanishDate(validFrom)}`;
  return validUntil === null ? start : `${start} hasta el ${formatSpanishDate(validUntil)}`;
}

const STATES = {
  current: { text: 'Vigente', tone: 'done' },
  planned: { text: 'Programada', tone: 'moving' },
  past: { text: 'Terminó', tone: 'neutral' },
  cancelled: { text: 'Reemplazada o retirada', tone: 'neutral' },
} as const;

export function FeeTag({ state }: Pick<ShownFee, 'state'>) {
  return <Tag tone={STATES[state].tone}>{STATES[state].text}</Tag>;
}
