import type { ReactNode } from 'react';
import type { LineCaseKind } from '../../../../domain/rights/case-kind.ts';
import type { ShownLineRights } from '../../../../wire/rights/case-entities.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ClockChip } from '../clock-chip.tsx';
import { dayText } from '../day-text.ts';
import { requestAddress } from '../request-kinds.ts';

type Right = ShownLineRights['given'][number];

const looks: Record<LineCaseKind, { title: string; about: string; icon: ReactNode }> = {
  cancellation: {
    title: 'Cancelar, sin costo',
    about: 'Todavía no tiene guía',
    icon: <Icon name="prohibit" size={24} />,
  },
  withdrawal: {
    title: 'Quiero devolverlo',
    about: 'Retracto: sin dar razones',
    icon: <Icon name="arrow-u-up-left" size={24} />,
  },
  'not-as-ordered': {
    title: 'Llegó dañado o distinto',
    about: 'Sin costo para ti',
    icon: <Icon name="warning-octagon" size={24} />,
  },
  warranty: { title: 'Se dañó después', about: 'Garantía', icon: <Icon name="wrench" size={24} /> },
  'not-delivered': {
    title: 'No llegó: deshacer la compra',
    about: 'Pasaron 30 días desde que lo pediste',
    icon: <Icon name="package" size={24} />,
  },
  reversal: {
    title: 'Pedirle la plata a tu banco',
    about: 'Reversión del pago, en cinco casos',
    icon: <Icon name="credit-card" size={24} />,
  },
};

/** What may still be asked about a line, each with its last day. */
export function RightChoices({
  orderNumber,
  rights,
  today,
}: {
  orderNumber: number;
  rights: ShownLineRights;
  today: string;
}) {
  return (
    <ul className="divide-y divide-linea border-linea border-t">
      {rights.given.map((right) => (
        <li key={right.kind}>
          <a
            href={requestAddress(right.kind, orderNumber, rights.line)}
            className="flex min-h-[64px] items-center gap-4 px-4 py-3 hover:bg-verde-0"
          >
            <span className="text-verde-6">{looks[right.kind].icon}</span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{looks[right.kind].title}</span>
              <span className="block text-small/5 text-tinta-2">{looks[right.kind].about}</span>
              <LastDay right={right} today={today} />
            </span>
            <Icon name="caret-right" weight="bold" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function LastDay({ right: { kind, until, left }, today }: { right: Right; today: string }) {
  if (until === null) return null;
  const text = `hasta el ${dayText(until, today)}`;
  if (kind === 'withdrawal')
    return (
      <span className="mt-1 block">
        <ClockChip look={left === 0 ? 'last' : 'running'} text={text} />
      </span>
    );
  return <span className="block text-small/5 text-tinta-2">{text}</span>;
}
