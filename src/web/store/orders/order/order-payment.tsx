import type { ReactNode } from 'react';
import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { PayButton, PaymentProblem } from '../payment/pay-button.tsx';
import type { PaymentStatus } from '../payment/payment-status.ts';
import { paymentTexts } from '../payment/payment-texts.ts';
import { StateAnnouncement } from '../payment/state-announcement.tsx';

interface OrderPaymentProps {
  payment: PaymentStatus;
  orderNumber: number;
  token: string | null;
}

const grounds: Record<PaymentStatus['state'], string> = {
  pagado: '',
  'sin-pago': 'border-mango-3 bg-mango-1!',
  pendiente: 'border-mango-3 bg-mango-1!',
  rechazado: 'border-[#f3c3b6] bg-tomate-1!',
  vencido: 'border-[#f3c3b6] bg-tomate-1!',
  reversado: '',
};

const labels: Record<PaymentStatus['state'], string> = {
  pagado: '',
  'sin-pago': 'Pagar ahora',
  pendiente: 'Pagar de otra forma',
  rechazado: 'Intentar de nuevo',
  vencido: 'Pagar ahora',
  reversado: '',
};

/** What is missing before the packages move, and the way to pay; nothing once it is paid. */
export function OrderPayment({ payment, orderNumber, token }: OrderPaymentProps) {
  const { title, lines } = paymentTexts(payment);
  return (
    <>
      <StateAnnouncement text={title} />
      {payment.state !== 'pagado' && (
        <Panel aria-labelledby="pago" className={`mb-5 ${grounds[payment.state]}`}>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <div className="max-w-[62ch]">
              <h2 id="pago" className="heading-3 flex items-center gap-[10px]">
                <Icon name="credit-card" weight="duotone" size={26} />
                {title}
              </h2>
              {lines.map((line) => (
                <p key={line} className="mt-2">
                  {line}
                </p>
              ))}
            </div>
            <PaymentAction payment={payment} orderNumber={orderNumber} token={token} />
          </div>
          <PaymentProblem orderNumber={orderNumber} />
        </Panel>
      )}
    </>
  );
}

function PaymentAction({ payment, orderNumber, token }: OrderPaymentProps): ReactNode {
  const { state, canPay } = payment;
  if (state === 'reversado')
    return (
      <ButtonLink variant="outline" href={paths.contact()} className="max-sm:w-full">
        Contactar a soporte
      </ButtonLink>
    );
  if (!canPay) return null;
  const variant = state === 'pendiente' ? 'outline' : 'primary';
  return <PayButton orderNumber={orderNumber} token={token} label={labels[state]} variant={variant} />;
}
