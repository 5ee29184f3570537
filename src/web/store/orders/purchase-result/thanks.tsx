import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { PurchasedOrder } from './purchase-result.loader.ts';
import { ResultHero } from './result-hero.tsx';

/** Spec 2.10: the order is placed and, where it is paid online, paid. */
export function Thanks({ order }: { order: PurchasedOrder }) {
  return (
    <ResultHero
      tone="done"
      icon={<Icon name="check" weight="bold" size={32} />}
      title={`¡Gracias por tu compra, ${order.customer.firstName}!`}
      order={order}
      actions={
        <>
          <ButtonLink href={paths.order(order.number)} className="max-sm:w-full">
            Ver mi pedido
          </ButtonLink>
          <ButtonLink variant="outline" href={paths.products()} className="max-sm:w-full">
            Seguir comprando
          </ButtonLink>
        </>
      }
    >
      <p>
        Recibimos tu pedido{' '}
        <a
          href={paths.order(order.number)}
          className="font-semibold text-verde-7 underline decoration-1 underline-offset-4"
        >
          N.º {order.number}
        </a>
        . En los próximos 5 minutos te llegará un correo de confirmación.
      </p>
    </ResultHero>
  );
}
