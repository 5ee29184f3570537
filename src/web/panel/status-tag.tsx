import { PACKAGE_STATUS } from '../../domain/package-status.ts';
import { deadlineText, urgencyOf } from './date-texts.ts';
import { State, type StateTone } from './state.tsx';

const TONES: Record<number, StateTone> = {
  [PACKAGE_STATUS.received]: 'neutral',
  [PACKAGE_STATUS.preparing]: 'attention',
  [PACKAGE_STATUS.readyForPickup]: 'attention',
  [PACKAGE_STATUS.guideCreated]: 'moving',
  [PACKAGE_STATUS.pickedUp]: 'moving',
  [PACKAGE_STATUS.onTheWay]: 'moving',
  [PACKAGE_STATUS.delivered]: 'done',
  [PACKAGE_STATUS.incident]: 'urgent',
  [PACKAGE_STATUS.returning]: 'urgent',
};

export function StatusTag({ statusId, name }: { statusId: number; name: string }) {
  return <State tone={TONES[statusId] ?? 'neutral'}>{name}</State>;
}

/** When the next step is due; nothing when nobody waits for the shop. */
export function Deadline({ deadline, now }: { deadline: string | null; now: number }) {
  if (!deadline) return null;
  const moment = Date.parse(deadline);
  const urgency = urgencyOf(moment, now);
  const look = urgency === 'later' ? 'text-tinta-2' : 'font-semibold text-tomate-7';
  return (
    <span className={`whitespace-nowrap ${look}`}>
      {urgency === 'overdue' && 'Venció: '}
      {deadlineText(moment, now)}
    </span>
  );
}
