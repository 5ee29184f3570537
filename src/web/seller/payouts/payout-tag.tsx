import type { PayoutState } from '../../../domain/payout-state.ts';
import { State } from '../../panel/state.tsx';

const STATES = {
  pending: { text: 'Por enviar al banco', tone: 'attention' },
  sent: { text: 'Enviado al banco', tone: 'moving' },
  paid: { text: 'Pagado', tone: 'done' },
  failed: { text: 'No aceptado', tone: 'urgent' },
  returned: { text: 'Devuelto', tone: 'urgent' },
} as const satisfies Record<PayoutState, object>;

export function PayoutTag({ state }: { state: PayoutState }) {
  const { text, tone } = STATES[state];
  return <State tone={tone}>{text}</State>;
}
