import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { addSilently } from '../../../app/cart-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { ShippingRate } from '../checkout/use-shipping-quote.ts';
import { type FillUp, lineOfProduct } from './use-cart-advice.ts';

/** At most one of two: how far free delivery is, or what else travels for the same freight. */
export function ParcelHint({ rate, fillUps }: { rate: ShippingRate; fillUps: readonly FillUp[] }) {
  if (rate.freeShipping) return <FreeShippingBar progress={rate.freeShipping} />;
  if (fillUps.length === 0) return null;
  return (
    <div className="mt-4 border-linea border-t border-dashed pt-4">
      <h3 className="font-semibold text-compact">
        Te caben {kilogramsText(rate.room.grams)} más en este envío
      </h3>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {fillUps.map((product) => (
          <FillUpCard key={product.productId} product={product} />
        ))}
      </ul>
    </div>
  );
}

type Progress = NonNullable<ShippingRate['freeShipping']>;

function FreeShippingBar({ progress: { fromPesos, missingPesos } }: { progress: Progress }) {
  const percent = Math.floor((100 * (fromPesos - missingPesos)) / fromPesos);
  return (
    <div className="mt-4 rounded-[14px] bg-verde-1 px-4 py-3 text-small/5">
      <div className="flex items-center justify-between gap-3">
        <p className="flex items-center gap-2">
          <Icon name="gift" weight="duotone" size={20} />
          {missingPesos > 0 ? (
            <span>
              Te faltan <b className="tabular-nums">{formatPesos(missingPesos)}</b> para envío gratis de esta
              tienda
            </span>
          ) : (
            <b>Envío gratis de esta tienda</b>
          )}
        </p>
        {missingPesos > 0 && <b className="tabular-nums">{percent} %</b>}
      </div>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-papel">
        <div className="h-full rounded-full bg-verde-6" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

function FillUpCard({ product }: { product: FillUp }) {
  const add = () => {
    addSilently(lineOfProduct(product));
    showToast({ kind: 'success', text: `${product.name} va en el mismo envío.` });
  };
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-[14px] bg-crema-1 p-2">
      <Picture
        url={product.imageUrl}
        alt=""
        width={44}
        height={44}
        className="size-11 shrink-0 rounded-[10px] object-cover"
      />
      <div className="min-w-0 flex-1 text-small/5">
        <a
          href={paths.product(product.productId)}
          title={product.name}
          className="block truncate font-semibold hover:underline"
        >
          {product.name}
        </a>
        <p className="text-micro text-tinta-2 tabular-nums">
          {formatPesos(finalPrice(product))} · sin más envío
        </p>
      </div>
      <button
        type="button"
        onClick={add}
        aria-label={`Agregar ${product.name}`}
        className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-[12px] bg-verde-1 px-3 font-semibold text-small/5 text-verde-7"
      >
        <Icon name="plus" weight="bold" size={14} />
        Agregar
      </button>
    </li>
  );
}

/** '1,4 kg', '450 g'; rounded down, as it must fit. */
function kilogramsText(grams: number): string {
  if (grams < 1000) return `${Math.floor(grams / 10) * 10} g`;
  return `${String(Math.floor(grams / 100) / 10).replace('.', ',')} kg`;
}
