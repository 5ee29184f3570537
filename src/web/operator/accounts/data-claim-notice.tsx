import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorCasePaths } from '../../../wire/rights/case-paths.ts';
import { Notice } from '../../ui/surfaces.tsx';

/** Ley 1581 de 2012, art. 15: whoever uses the data of a person sees that she disputes them. */
export function DataClaimNotice({
  claim,
  className = '',
}: {
  claim: { number: string; openedOn: string } | null;
  className?: string;
}) {
  if (!claim) return null;
  return (
    <Notice tone="attention" className={className}>
      <strong className="font-semibold">Reclamo en trámite</strong> sobre estos datos desde el{' '}
      {formatSpanishDate(claim.openedOn)}:{' '}
      <a href={operatorCasePaths.case(claim.number)} className="text-link whitespace-nowrap">
        {claim.number}
      </a>
    </Notice>
  );
}
