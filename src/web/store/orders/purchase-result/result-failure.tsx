import { useLocation } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Spec 2.10: nothing that whoever asks may see. */
export function Failure() {
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

/** The payment may be there: it must not sound as if it had failed, or she pays twice. */
export function Unavailable() {
  const { pathname, search } = useLocation();
  return (
    <div className="px-5 pt-8 pb-10 sm:px-12 sm:pb-12">
      <span className="grid size-16 place-items-center rounded-full bg-mango-1 text-mango-8">
        <Icon name="clock" weight="duotone" size={32} />
      </span>
      <h1 className="heading-2 mt-7">Todavía no sabemos cómo quedó tu pago</h1>
      <p className="mt-4 max-w-[60ch] text-lead/7 text-tinta-2">
        No pudimos consultarlo en este momento. Si ya pagaste, no pagues otra vez: tu pedido está guardado.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={pathname + search} className="max-sm:w-full">
          Consultar de nuevo
        </ButtonLink>
        <ButtonLink variant="outline" href={paths.contact()} className="max-sm:w-full">
          Contactar a soporte
        </ButtonLink>
      </div>
    </div>
  );
}
