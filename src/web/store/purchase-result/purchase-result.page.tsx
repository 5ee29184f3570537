import { useLoaderData } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PictureFan } from './picture-fan.tsx';
import type { PurchasedOrder, PurchaseResultData } from './purchase-result.loader.ts';
import { ResultPanels } from './result-panels.tsx';

export function Page() {
  const { order, methodName } = useLoaderData() as PurchaseResultData;
  return (
    <div className="mx-auto max-w-[1080px] px-4 pt-8 lg:px-6 lg:pt-11">
      <section className="overflow-hidden rounded-[22px] border border-linea bg-papel">
        <div className="toldo toldo-large" aria-hidden="true" />
        {order ? <Thanks order={order} /> : <Failure />}
      </section>
      {order && <ResultPanels order={order} methodName={methodName} />}
    </div>
  );
}

function Thanks({ order }: { order: PurchasedOrder }) {
  return (
    <div className="grid items-center gap-8 px-5 pt-8 pb-10 sm:px-12 sm:pb-12 lg:grid-cols-[minmax(0,1fr)_420px]">
      <div>
        <span className="grid size-16 place-items-center rounded-full bg-verde-6 text-white shadow-[0_0_0_10px_var(--color-verde-1)] print:hidden">
          <Icon name="check" weight="bold" size={32} />
        </span>
        <h1 className="heading-1 mt-7">¡Gracias por tu compra, {order.customer.firstName}!</h1>
        <p className="mt-4 text-[17px]/7 text-tinta-2">
          Recibimos tu pedido{' '}
          <a
            href={paths.order(order.number)}
            className="font-semibold text-verde-7 underline decoration-1 underline-offset-4"
          >
            N.º {order.number}
          </a>
          . En los próximos 5 minutos te llegará un correo de confirmación.
        </p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={paths.order(order.number)} className="max-sm:w-full">
            Ver mi pedido
          </ButtonLink>
          <ButtonLink variant="outline" href={paths.products()} className="max-sm:w-full">
            Seguir comprando
          </ButtonLink>
        </div>
      </div>
      <div className="max-lg:order-first print:hidden">
        <PictureFan order={order} />
      </div>
    </div>
  );
}

function Failure() {
  return (
    <div className="px-5 pt-8 pb-10 sm:px-12 sm:pb-12">
      <span className="grid size-16 place-items-center rounded-full bg-tomate-1 text-tomate-7">
        <Icon name="warning" weight="fill" size={32} />
      </span>
      <h1 className="heading-2 mt-7 max-w-[30ch]">
        Ups... No se pudo procesar tu pedido. Por favor intenta nuevamente o contacta con soporte.
      </h1>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={paths.cart()} className="max-sm:w-full">
          Volver al carrito
        </ButtonLink>
        <ButtonLink variant="outline" href={paths.contact()} className="max-sm:w-full">
          Contactar a soporte
        </ButtonLink>
      </div>
    </div>
  );
}
