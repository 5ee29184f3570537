import type { CartTotals } from '../../../../domain/cart.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice, Panel } from '../../../ui/surfaces.tsx';
import { PaymentMarks } from './payment-marks.tsx';

interface CartSummaryProps {
  totals: CartTotals;
  /** A line cannot be bought any more. */
  blocked: boolean;
}

export function CartSummary({ totals, blocked }: CartSummaryProps) {
  return (
    <div className="grid gap-5 lg:sticky lg:top-6">
      <Panel aria-labelledby="resumen">
        <h2 id="resumen" className="heading-3">
          Resumen
        </h2>
        <dl className="mt-5 grid gap-4">
          <Row name="Precio Original" value={formatPesos(totals.original)} />
          <Row name="Descuento" value={`- ${formatPesos(totals.discount)}`} look="font-bold text-verde-7" />
          <div className="flex items-baseline justify-between border-linea border-t pt-5">
            <dt className="font-bold text-lead">Subtotal</dt>
            <dd className="cifra text-total">{formatPesos(totals.subtotal)}</dd>
          </div>
        </dl>
        {blocked ? (
          <Notice tone="urgent" className="mt-5">
            Revisa los artículos marcados para finalizar tu compra.
          </Notice>
        ) : (
          <ButtonLink
            href={paths.checkout()}
            full
            className="mt-6"
            iconAfter={<Icon name="arrow-right" weight="bold" size={18} />}
          >
            Finalizar compra
          </ButtonLink>
        )}
        <p className="mt-3 text-center text-micro text-tinta-3">
          El costo del envío se calcula en el siguiente paso.
        </p>
      </Panel>
      <Panel aria-labelledby="medios">
        <h2 id="medios" className="font-semibold text-compact">
          Medios de pago aceptados
        </h2>
        <PaymentMarks />
      </Panel>
    </div>
  );
}

function Row({ name, value, look = '' }: { name: string; value: string; look?: string }) {
  return (
    <div className="flex items-baseline justify-between">
      <dt>{name}</dt>
      <dd className={`tabular-nums ${look}`}>{value}</dd>
    </div>
  );
}
