import type { ReactNode } from 'react';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { paths } from '../../../../wire/paths.ts';
import { CheckboxField, RadioCard } from '../../../ui/choice-fields.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import type { OfferedMethod } from './payment-choice.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

const texts: Record<number, { label: string; description: ReactNode }> = {
  1: { label: 'Pago en línea', description: <OnlineDescription /> },
  3: { label: 'Pago en casa', description: 'Paga al recibir tu pedido' },
};

const mark =
  'rounded-[8px] border border-linea bg-papel px-[10px] py-[6px] font-bold text-micro text-[#141b4d]';

/** The names as words: the real logos belong to their owners. */
function OnlineDescription() {
  return (
    <>
      Tarjeta, PSE y billeteras
      <span className="mt-3 flex flex-wrap gap-2">
        <span className={mark}>VISA</span>
        <span className={mark}>Mastercard</span>
        <span className={mark}>PSE</span>
      </span>
    </>
  );
}

interface PaymentPanelProps {
  form: CheckoutFormState;
  methods: readonly OfferedMethod[];
  /** Her choice, or what is possible instead. */
  chosenId: string;
  /** What the chosen way means for this order. */
  children: ReactNode;
}

export function PaymentPanel({ form, methods, chosenId, children }: PaymentPanelProps) {
  return (
    <Panel aria-labelledby="pago">
      <h2 id="pago" className="heading-3">
        Método de pago
      </h2>
      <div role="radiogroup" aria-labelledby="pago" className="mt-5 grid gap-4 sm:grid-cols-2">
        {methods.map(({ id, reason }) => (
          <RadioCard
            key={id}
            name="paymentMethodId"
            value={String(id)}
            label={texts[id]?.label}
            description={reason ?? texts[id]?.description}
            disabled={reason !== null}
            checked={chosenId === String(id)}
            onChange={() => form.change('paymentMethodId', String(id))}
            icon={
              id === CASH_ON_DELIVERY && (
                <Icon name="house-line" weight="duotone" size={28} className="text-verde-6" />
              )
            }
          />
        ))}
      </div>
      {children}
      <CheckboxField
        className="mt-4"
        name="privacyAccepted"
        checked={form.values.privacyAccepted === 'true'}
        onChange={(event) => form.change('privacyAccepted', event.currentTarget.checked ? 'true' : '')}
        error={form.errors.privacyAccepted}
        label={
          <>
            Acepto la{' '}
            <a
              href={paths.privacyPolicy()}
              target="_blank"
              rel="noopener"
              className="text-verde-7 underline underline-offset-4"
            >
              política de privacidad
            </a>
          </>
        }
      />
    </Panel>
  );
}
