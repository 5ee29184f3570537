import { paths } from '../../../../wire/paths.ts';
import { type Cart, useCart } from '../../../app/cart-store.ts';
import type { PageProps } from '../../../app/page.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import type { cartLoader } from './cart.loader.ts';
import { FilledCart } from './filled-cart.tsx';
import { SavedPanel } from './saved-panel.tsx';

export function Page({ data }: PageProps<typeof cartLoader>) {
  const cart = useCart();
  return (
    // Phones have the total's bar over the end of the page.
    <div className="page-width max-sm:pb-20">
      <Breadcrumbs items={[{ name: 'Inicio', href: paths.home() }, { name: 'Carrito' }]} />
      <CartContent cart={cart} paysAtHome={data.paysAtHome} />
      {cart.ready && <SavedPanel />}
    </div>
  );
}

/** No amount is shown before the cart has been read. */
function CartContent({ cart: { ready, lines }, paysAtHome }: { cart: Cart; paysAtHome: boolean }) {
  if (ready && lines.length > 0) return <FilledCart {...{ lines, paysAtHome }} />;
  return (
    <>
      <h1 className="heading-1 mt-2 mb-6 min-h-[46px]">TU CARRITO</h1>
      {ready ? <EmptyCart /> : <WaitingForCart />}
    </>
  );
}

/** As high as a screen, so that the footer is not seen to move; without scripts there is no cart to wait for. */
function WaitingForCart() {
  return (
    <div data-script="now" className="min-h-[70vh]">
      <Spinner className="items-start noscript:hidden" />
      <p className="hidden text-tinta-2 noscript:block">
        Tu carrito se guarda en este navegador: activa JavaScript para verlo.
      </p>
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      className="min-h-[70vh]"
      pictureUrl="/pictures/empty-cart-320.webp"
      text="El carrito está vacío."
      action={
        <ButtonLink variant="secondary" href={paths.products()}>
          Ver productos
        </ButtonLink>
      }
    />
  );
}
