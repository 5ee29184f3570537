import { formatPesos } from '../../../domain/money.ts';
import { paths } from '../../../wire/paths.ts';
import { useCart } from '../../app/cart-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { headerAction } from './header-action.ts';

/** Item count and discounted total; their room is kept while the browser's cart is not read yet. */
export function CartLink() {
  const { totals, ready } = useCart();
  const count = totals.itemCount;
  const total = ready ? formatPesos(totals.subtotal) : '';
  return (
    <a
      href={paths.cart()}
      aria-label={`Carrito, ${count} ${count === 1 ? 'producto' : 'productos'} ${total}`}
      className={headerAction}
    >
      <Icon name="shopping-cart-simple" size={26} />
      {count > 0 && (
        <span className="cifra absolute top-0 left-[24px] min-w-5 rounded-full bg-tomate-6 px-[5px] text-center text-white text-xs leading-5 tracking-normal ring-2 ring-papel md:left-[26px]">
          {count}
        </span>
      )}
      <span className="min-w-[74px] whitespace-nowrap text-left max-lg:hidden">
        Carrito
        <b className="block h-4 font-semibold text-sm tabular-nums">{total}</b>
      </span>
    </a>
  );
}
