import { keyOfLine } from '../../../../domain/cart.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { type Cart, useCart } from '../../../app/cart-store.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckFailed } from './check-failed.tsx';
import { useCartCheck } from './use-cart-check.ts';

export function Page() {
  const cart = useCart();
  return (
    <div className="page-width">
      <Breadcrumbs items={[{ name: 'Inicio', href: paths.home() }, { name: 'Carrito' }]} />
      <CartTitle cart={cart} />
      <CartContent cart={cart} />
    </div>
  );
}

/** No amount is shown before the cart has been read. */
function CartContent({ cart }: { cart: Cart }) {
  if (!cart.ready) return <WaitingForCart />;
  return cart.lines.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} />;
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

function CartTitle({ cart: { lines, totals } }: { cart: Cart }) {
  const items = totals.itemCount === 1 ? '1 artículo' : `${totals.itemCount} artículos`;
  return (
    <div className="mt-2 mb-6 flex min-h-[46px] flex-wrap items-baseline gap-x-4 gap-y-2">
      <h1 className="heading-1">TU CARRITO</h1>
      {lines.length > 0 && (
        <p className="text-tinta-2">
          {items} · Subtotal <b className="cifra text-tinta">{formatPesos(totals.subtotal)}</b>
        </p>
      )}
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

function FilledCart({ cart }: { cart: Cart }) {
  const { notices, failed, checkAgain } = useCartCheck();
  const kinds = cart.lines.map((line) => notices[keyOfLine(line)]?.kind);
  const blocked = kinds.includes('unavailable') || kinds.includes('stock');
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
      <div className="grid gap-4">
        <p className="flex items-center gap-3 rounded-[14px] bg-mango-1 px-4 py-[13px] text-small leading-[21px] text-mango-8">
          <Icon name="clock" weight="duotone" size={24} />
          Los artículos de tu carrito no están reservados. Finaliza tu compra para asegurarlos.
        </p>
        {failed && <CheckFailed checkAgain={checkAgain} />}
        <Panel aria-label="Artículos" className="min-h-[200px]">
          <ul className="divide-y divide-linea">
            {cart.lines.map((line) => (
              <CartRow key={keyOfLine(line)} line={line} notice={notices[keyOfLine(line)] ?? null} />
            ))}
          </ul>
        </Panel>
      </div>
      <CartSummary totals={cart.totals} blocked={blocked} />
    </div>
  );
}
