import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import type { PaymentStatus } from './payment-status.ts';

const tags = {
  pagado: { tone: 'done', name: 'Aprobado', icon: <Icon name="check-circle" weight="fill" size={16} /> },
  'sin-pago': { tone: 'attention', name: 'Sin pagar', icon: <Icon name="clock" size={16} /> },
  pendiente: { tone: 'attention', name: 'Pendiente', icon: <Icon name="clock" size={16} /> },
  rechazado: { tone: 'urgent', name: 'Rechazado', icon: <Icon name="warning" weight="fill" size={16} /> },
  vencido: { tone: 'urgent', name: 'Vencido', icon: <Icon name="clock" size={16} /> },
  reversado: { tone: 'neutral', name: 'Reversado', icon: <Icon name="receipt" weight="fill" size={16} /> },
} as const;

/** The state of a payment in a word and its colour. */
export function PaymentTag({ state }: { state: PaymentStatus['state'] }) {
  const { tone, name, icon } = tags[state];
  return (
    <Tag tone={tone}>
      {icon}
      {name}
    </Tag>
  );
}
