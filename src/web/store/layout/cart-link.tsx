import { paths } from '../../../wire/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { headerAction } from './header-action.ts';
import { WhenAlive } from './when-alive.tsx';

const CartFigures = lazyPart(() => import('./browser-state.tsx').then((part) => part.CartFigures));

/** The cart lives in the browser: its figures come after the page, into room that is kept for them. */
export function CartLink() {
  return (
    <a href={paths.cart()} className={headerAction}>
      <Icon name="shopping-cart-simple" size={26} />
      <span className="block h-8 whitespace-nowrap text-left max-lg:absolute max-lg:inset-0 lg:ml-[10px] lg:min-w-[74px]">
        <span className="max-lg:sr-only">Carrito </span>
        <WhenAlive>
          <CartFigures />
        </WhenAlive>
      </span>
    </a>
  );
}
