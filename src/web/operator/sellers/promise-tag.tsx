import { APPROVAL_HOURS, approvalHoursLeft } from '../../../domain/seller-application.ts';
import { ageText, promiseState } from '../../panel/age-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/surfaces.tsx';

interface PromiseTagProps {
  seller: { queuedAt: string; correctionAskedAt: string | null };
  now: number;
  /** In a list only the hours. */
  short?: boolean;
}

const URGENT_HOURS = 6;
const ATTENTION_HOURS = 13;

/** What remains of the 24 hours; while the seller corrects, since when she does. */
export function PromiseTag({ seller, now, short }: PromiseTagProps) {
  if (seller.correctionAskedAt)
    return (
      <Tag>
        <Icon name="clock" size={16} />
        Espera al vendedor {ageText(Date.parse(seller.correctionAskedAt), now)}
      </Tag>
    );
  const since = Date.parse(seller.queuedAt);
  const hours = approvalHoursLeft(since, now);
  const { isLate, text } = promiseState(since, APPROVAL_HOURS, now);
  const tone = hours <= URGENT_HOURS ? 'urgent' : hours <= ATTENTION_HOURS ? 'attention' : 'neutral';
  return (
    <Tag tone={tone}>
      <Icon name="clock" size={16} />
      {short && !isLate ? (
        <>
          <span aria-hidden="true">{hours > 0 ? `${hours} h` : 'Menos de 1 h'}</span>
          <span className="sr-only">{text}</span>
        </>
      ) : (
        text
      )}
    </Tag>
  );
}
