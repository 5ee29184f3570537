import type { ReactNode } from 'react';
import { formatPesos } from '../../../../domain/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { dayText } from '../day-text.ts';
import type { Preview, PreviewState } from './use-preview.ts';

interface RefundPreviewProps {
  state: PreviewState;
  retry: () => void;
  today: string;
}

/** How much comes back, when and how, as the server has counted it. */
export function RefundPreview({ state, retry, today }: RefundPreviewProps) {
  if (state.step === 'failed')
    return (
      <p role="alert" className="text-tinta-2">
        No pudimos calcular cuánto recibes.{' '}
        <button type="button" onClick={retry} className="min-h-[44px] text-link">
          Reintentar
        </button>
      </p>
    );
  if (state.step === 'asking')
    return (
      <p aria-busy="true" className="grid min-h-[110px] content-center gap-3">
        <span className="sr-only">Calculando cuánto recibes</span>
        <span className="block h-4 w-full rounded-full bg-crema-2" />
        <span className="block h-4 w-2/3 rounded-full bg-crema-2" />
      </p>
    );
  const { preview } = state;
  if (preview.amount === 0)
    return <p className="text-tinta-2">De esto no has pagado nada todavía: no hay plata que devolver.</p>;
  return (
    <>
      <dl className="grid gap-3">
        <Row name="Producto" value={formatPesos(preview.goods)} />
        {preview.shipping > 0 && (
          <Row name="Envío de ida que le toca" value={formatPesos(preview.shipping)} />
        )}
        <div className="flex items-baseline justify-between gap-4 border-linea border-t pt-4">
          <dt className="font-bold text-lead">Recibes</dt>
          <dd className="cifra text-total">{formatPesos(preview.amount)}</dd>
        </div>
      </dl>
      <ul className="mt-5 grid gap-4">
        <Fact icon={<Icon name="calendar" weight="duotone" size={24} />} title={whenText(preview, today)}>
          {preview.means}
        </Fact>
        {preview.needsAccount && (
          <Fact icon={<Icon name="wallet" size={24} />} title="Te pedimos una cuenta o una llave tuya">
            al terminar, para devolverte la plata
          </Fact>
        )}
      </ul>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-tinta-2">{name}</dt>
      <dd className="whitespace-nowrap font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

export function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <span className="text-verde-6">{icon}</span>
      <p>
        <span className="block font-semibold">{title}</span>
        <span className="text-tinta-2">{children}</span>
      </p>
    </li>
  );
}

/** The law's last day; of what goes back first, counted from the day on which she hands it over. */
function whenText({ untilIfToday, moneyFrom, moneyDays, moneyUnit }: Preview, today: string): string {
  if (untilIfToday === null) return 'Sin fecha que la ley fije';
  const day = dayText(untilIfToday, today);
  if (moneyFrom !== 'goods-handed-over') return `A más tardar el ${day}`;
  const unit = moneyUnit === 'business' ? 'días hábiles' : 'días';
  return `A más tardar ${moneyDays} ${unit} después de que entregues el paquete: si es hoy, el ${day}`;
}
