// What only the browser knows: its cart and who is logged in. Loaded after the page works.
import { Suspense, startTransition, useEffect } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import { useAddedLine, useCart } from '../../app/cart-store.ts';
import { type Session, useSession } from '../../app/session-store.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PlaceState, type PlaceStateProps } from './place-state.tsx';

const AddedToCartModal = lazyPart(() =>
  import('../orders/cart/added-modal.tsx').then((part) => part.AddedToCartModal),
);

/** Item count and discounted total inside the header's link (spec 2.2). */
export function CartFigures() {
  const { totals, ready } = useCart();
  const count = totals.itemCount;
  if (!ready) return null;
  return (
    <>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="cifra absolute top-0 left-[24px] min-w-5 rounded-full bg-tomate-6 px-[5px] text-center text-white text-micro leading-5 tracking-normal ring-2 ring-papel md:left-[26px]"
        >
          {count}
        </span>
      )}
      <span className="sr-only">{`${count} ${count === 1 ? 'producto' : 'productos'}`}</span>
      <b className="block font-semibold text-small tabular-nums max-lg:sr-only">
        {formatPesos(totals.subtotal)}
      </b>
    </>
  );
}

/** The window is loaded with the first thing that is added. */
export function AddedToCart() {
  const line = useAddedLine();
  if (!line) return null;
  return (
    <Suspense>
      <AddedToCartModal />
    </Suspense>
  );
}

interface HeaderStateProps extends PlaceStateProps {
  onUser: (user: Session['user']) => void;
}

/** Tells the header who is logged in, and where to. */
export function HeaderState({ onUser, ...place }: HeaderStateProps) {
  const { user } = useSession();
  // The whole header takes it.
  useEffect(() => startTransition(() => onUser(user)), [user, onUser]);
  return <PlaceState {...place} />;
}
