import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BuyAgain } from '../order/buy-again.tsx';
import { PayButton, PaymentProblem } from '../payment/pay-button.tsx';
import type { PaymentStatus } from '../payment/payment-status.ts';
import { paymentTexts } from '../payment/payment-texts.ts';
import type { PurchasedOrder } from './purchase-result.loader.ts';
import { ResultHero } from './result-hero.tsx';

interface PaymentHeroProps {
  payment: PaymentStatus;
  order: PurchasedOrder | null;
  token: string | null;
}

const looks = {
  pagado: { tone: 'done', icon: <Icon name="check" weight="bold" size={32} /> },
  'sin-pago': { tone: 'attention', icon: <Icon name="credit-card" weight="duotone" size={32} /> },
  pendiente: { tone: 'attention', icon: <Icon name="clock" weight="duotone" size={32} /> },
  rechazado: { tone: 'urgent', icon: <Icon name="x" weight="bold" size={32} /> },
  vencido: { tone: 'urgent', icon: <Icon name="clock" weight="duotone" size={32} /> },
  reversado: { tone: 'attention', icon: <Icon name="receipt" weight="duotone" size={32} /> },
} as const;

/** An order whose payment is not there, or that is not told to whoever looks. */
export function PaymentHero({ payment, order, token }: PaymentHeroProps) {
  const { title, lines } = paymentTexts(payment);
  const { orderNumber } = payment;
  return (
    <ResultHero
      {...looks[payment.state]}
      title={title}
      order={order}
      actions={<Actions payment={payment} order={order} token={token} />}
    >
      {orderNumber !== null && (
        <p className="font-semibold text-tinta">
          Pedido{' '}
          {order ? (
            <a
              href={paths.order(orderNumber)}
              className="text-verde-7 underline decoration-1 underline-offset-4"
            >
              N.º {orderNumber}
            </a>
          ) : (
            `N.º ${orderNumber}`
          )}
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!order && <p>Para ver el pedido abre el enlace que te enviamos por correo o inicia sesión.</p>}
      {orderNumber !== null && <PaymentProblem orderNumber={orderNumber} />}
    </ResultHero>
  );
}

function Actions({ payment, order, token }: PaymentHeroProps) {
  if (!order) return orderLinks(payment.orderNumber);
  const pay = (label: string, variant: 'primary' | 'outline' = 'primary') =>
    payment.canPay && <PayButton orderNumber={order.number} {...{ token, label, variant }} />;
  const actions: Record<PaymentStatus['state'], ReactNode> = {
    pagado: null,
    'sin-pago': pay(`Pagar ahora ${formatPesos(order.totals.total)}`),
    pendiente: (
      <>
        <ReloadLink />
        {pay('Pagar de otra forma', 'outline')}
      </>
    ),
    rechazado: pay('Intentar de nuevo'),
    vencido: pay('Pagar ahora') || (
      <BuyAgain orderNumber={order.number} token={token} label="Volver a comprar" variant="primary" />
    ),
    reversado: (
      <>
        <ButtonLink href={paths.order(order.number)} className="max-sm:w-full">
          Ver mi pedido
        </ButtonLink>
        <ContactLink />
      </>
    ),
  };
  return (
    <>
      {actions[payment.state]}
      {payment.state === 'reversado' || (
        <ButtonLink variant="outline" href={paths.order(order.number)} className="max-sm:w-full">
          Ver mi pedido
        </ButtonLink>
      )}
    </>
  );
}

function orderLinks(orderNumber: number | null): ReactNode {
  return (
    <>
      <ButtonLink
        href={paths.login(orderNumber === null ? paths.orders() : paths.order(orderNumber))}
        className="max-sm:w-full"
      >
        Iniciar sesión
      </ButtonLink>
      <ContactLink />
    </>
  );
}

/** The same address again: with scripts the data alone, without them the page. */
function ReloadLink() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink href={pathname + search} data-keep-scroll className="max-sm:w-full">
      Actualizar el estado
    </ButtonLink>
  );
}

function ContactLink() {
  return (
    <ButtonLink variant="outline" href={paths.contact()} className="max-sm:w-full">
      Contactar a soporte
    </ButtonLink>
  );
}
