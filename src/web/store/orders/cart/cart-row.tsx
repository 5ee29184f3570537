import { type CartLine, quantityOptions } from '../../../../domain/cart.ts';
import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { contentLine } from '../../../../domain/unit-price.ts';
import { paths } from '../../../../wire/paths.ts';
import { removeLine, setQuantity } from '../../../app/cart-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { LineNotice } from './cart-check.ts';

interface CartRowProps {
  line: CartLine;
  notice: LineNotice | null;
}

/** Spec 2.8: remove, picture, name with the chosen terms, both line prices and the quantity 1 to 10. */
export function CartRow({ line, notice }: CartRowProps) {
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-6 first:pt-0 last:pb-0 sm:grid-cols-[112px_minmax(0,1fr)_auto_auto_auto] sm:gap-x-5">
      <a
        href={paths.product(line.productId, line.variantId)}
        aria-label={line.name}
        className="max-sm:row-span-3 max-sm:self-start"
      >
        <Picture
          url={line.imageUrl}
          alt=""
          width={112}
          height={112}
          eager
          className="size-[88px] rounded-[16px] object-cover sm:size-[112px]"
        />
      </a>
      <LineName line={line} />
      <QuantitySelect line={line} />
      <LinePrice line={line} />
      <button
        type="button"
        onClick={() => removeLine(line)}
        aria-label={`Eliminar ${line.name}`}
        className="inline-flex min-h-[44px] min-w-[44px] items-center justify-center gap-2 rounded-full hover:bg-crema-1 max-sm:col-start-2 max-sm:row-start-3 max-sm:ml-[104px] max-sm:justify-self-start max-sm:px-3 sm:border sm:border-linea"
      >
        <Icon name="trash" size={20} />
        <span className="font-semibold text-tinta-2 sm:hidden">Eliminar</span>
      </button>
      {notice && <RowNotice notice={notice} />}
    </li>
  );
}

function LineName({ line }: { line: CartLine }) {
  return (
    <div>
      <a
        href={paths.product(line.productId, line.variantId)}
        className="font-semibold text-lead/6 hover:underline"
      >
        {line.name}
      </a>
      {line.termNames.length > 0 && (
        <p className="text-small/5 text-tinta-3">
          {line.termNames.map(({ attribute, term }) => `${attribute}: ${term}`).join(' · ')}
          <span className="wrap-anywhere block">SKU: {line.reference}</span>
        </p>
      )}
      {line.content && <p className="text-small/5 text-tinta-3 tabular-nums">{contentLine(line)}</p>}
      <p className="text-small/5 text-tinta-3">
        Vendido por{' '}
        <a href={paths.seller(line.sellerId)} className="font-semibold text-tinta-2 hover:underline">
          {line.sellerName}
        </a>
      </p>
    </div>
  );
}

function QuantitySelect({ line }: { line: CartLine }) {
  return (
    <span className="relative inline-flex items-center max-sm:col-start-2 max-sm:row-start-3 max-sm:justify-self-start">
      <select
        aria-label={`Cantidad de ${line.name}`}
        value={line.quantity}
        onChange={(event) => setQuantity(line, Number(event.currentTarget.value))}
        className="h-[46px] w-[84px] cursor-pointer appearance-none rounded-[13px] border-[1.5px] border-borde bg-papel px-4 font-semibold"
      >
        {quantityOptions(line.quantity).map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </select>
      <Icon name="caret-down" weight="bold" size={14} className="pointer-events-none absolute right-3" />
    </span>
  );
}

function LinePrice({ line }: { line: CartLine }) {
  const paid = finalPrice(line) * line.quantity;
  const original = line.price * line.quantity;
  return (
    <p className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-2 sm:min-w-[104px] sm:flex-col sm:items-end">
      {paid < original && (
        <s className="text-small/5 text-tinta-3 tabular-nums">
          <span className="sr-only">antes </span>
          {formatPesos(original)}
        </s>
      )}
      <span className="cifra text-title">{formatPesos(paid)}</span>
    </p>
  );
}

const noticeLooks = {
  price: 'bg-mango-1 text-mango-8',
  stock: 'bg-mango-1 text-mango-8',
  unavailable: 'bg-tomate-1 text-tomate-7',
};

function RowNotice({ notice }: { notice: LineNotice }) {
  return (
    <p
      role="status"
      className={`col-span-full flex items-center gap-2 rounded-[12px] px-3 py-2 text-small/5 ${noticeLooks[notice.kind]}`}
    >
      <Icon name="warning-circle" weight="fill" size={18} />
      {notice.text}
    </p>
  );
}
