import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { closeAddedModal, useAddedLine, useCart } from '../../../app/cart-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Tag } from '../../../ui/surfaces.tsx';

/** Spec 2.7: what was added and what the cart now holds. */
export function AddedToCartModal() {
  const line = useAddedLine();
  const { totals } = useCart();
  const { key } = useLocation();
  // Whatever leads to another page closes the window, 'Comprar Ahora' included.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a navigation
  useEffect(() => closeAddedModal, [key]);
  if (!line) return null;
  return (
    <Dialog open onClose={closeAddedModal} title={<AddedTitle />}>
      <div className="flex gap-4 sm:gap-6">
        <Picture
          url={line.imageUrl}
          alt=""
          width={148}
          height={148}
          eager
          className="size-[104px] shrink-0 rounded-[18px] object-cover sm:size-[148px]"
        />
        <div className="grid content-start gap-2">
          <p className="heading-3">{line.name}</p>
          {line.termNames.length > 0 && (
            <p className="flex flex-wrap gap-2">
              {line.termNames.map(({ attribute, term }) => (
                <Tag key={attribute}>{`${attribute}: ${term}`}</Tag>
              ))}
            </p>
          )}
          <Price price={line.price} salePrice={line.salePrice} />
          <p className="text-small/5 text-tinta-3">Cantidad: {line.quantity}</p>
        </div>
      </div>
      <dl className="mt-5 grid gap-3 rounded-[18px] bg-crema-1 p-5">
        <Row name="Productos en el carrito" value={String(totals.itemCount)} />
        {totals.discount > 0 && (
          <Row name="Descuento" value={`- ${formatPesos(totals.discount)}`} look="text-verde-7" />
        )}
        <div className="flex items-baseline justify-between border-linea border-t pt-3">
          <dt className="font-semibold text-lead">Subtotal</dt>
          <dd className="cifra text-total">{formatPesos(totals.subtotal)}</dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <ButtonLink
          href={paths.checkout()}
          onClick={closeAddedModal}
          full
          className="sm:order-2"
          iconAfter={<Icon name="arrow-right" weight="bold" size={18} />}
        >
          Finalizar compra
        </ButtonLink>
        <Button variant="outline" full onClick={closeAddedModal}>
          Seguir comprando
        </Button>
      </div>
    </Dialog>
  );
}

function AddedTitle() {
  return (
    <span className="flex items-center gap-3">
      <Icon name="check-circle" weight="fill" size={30} className="text-verde-6" />
      Producto añadido al carrito
    </span>
  );
}

function Row({ name, value, look = '' }: { name: string; value: string; look?: string }) {
  return (
    <div className="flex items-baseline justify-between">
      <dt>{name}</dt>
      <dd className={`font-semibold tabular-nums ${look}`}>{value}</dd>
    </div>
  );
}
