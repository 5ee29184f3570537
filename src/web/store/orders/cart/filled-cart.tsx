import { type CartLine, keyOfLine } from '../../../../domain/cart.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { usePlace } from '../../../app/place-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AssumedPlace } from '../../shipping/assumed-place.tsx';
import { AdvicePanel } from './advice-panel.tsx';
import { CartBar } from './cart-bar.tsx';
import type { LineNotices } from './cart-check.ts';
import { CartSummary } from './cart-summary.tsx';
import { CheckFailed } from './check-failed.tsx';
import { ShopPanel } from './shop-panel.tsx';
import { StrandedPanel } from './stranded-panel.tsx';
import { useCartAdvice } from './use-cart-advice.ts';
import { type QuotedCart, useCartByShop } from './use-cart-by-shop.ts';
import { useCartCheck } from './use-cart-check.ts';

/** One panel for each shop, what does not arrive, and what all of it costs with its freight. */
export function FilledCart({ lines, paysAtHome }: { lines: readonly CartLine[]; paysAtHome: boolean }) {
  const place = usePlace();
  const { notices, isChecked, failed, checkAgain } = useCartCheck();
  // One product that is gone would keep all from being quoted, so the shop says first what there is.
  const cart = useCartByShop(lines, notices, isChecked ? place : { ...place, cityId: '' });
  const isQuoted = cart.shipping.step === 'quoted';
  const bought = cart.shops.flatMap((shop) => shop.lines.filter((line) => !isGone(notices, line)));
  const { fillUps, advice } = useCartAdvice(bought, place.cityId, isQuoted);
  const problem = problemOf(lines, cart, notices);
  return (
    <>
      <CartTitle cart={cart} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <p className="flex items-center gap-3 rounded-[14px] bg-mango-1 px-4 py-[13px] text-small leading-[21px] text-mango-8">
            <Icon name="clock" weight="duotone" size={24} />
            Los artículos de tu carrito no están reservados. Finaliza tu compra para asegurarlos.
          </p>
          {place.isAssumed && (
            <div className="flex items-center gap-3 rounded-[14px] bg-verde-1 px-4 py-[13px] text-small leading-[21px] text-verde-7">
              <Icon name="map-pin" weight="duotone" size={24} />
              <AssumedPlace place={place} />
            </div>
          )}
          {failed && <CheckFailed checkAgain={checkAgain} />}
          {cart.shops.map((shop) => (
            <ShopPanel
              key={shop.sellerId}
              shop={shop}
              cityName={place.cityName}
              notices={notices}
              fillUps={fillUps.filter(({ sellerId }) => sellerId === shop.sellerId)}
              failed={cart.shipping.step === 'failed'}
              askAgain={cart.askAgain}
            />
          ))}
          {cart.stranded.length > 0 && <StrandedPanel stranded={cart.stranded} cityName={place.cityName} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-6">
          {advice && (
            <div className="lg:order-2">
              <AdvicePanel
                advice={advice}
                lines={lines}
                fillableSellerIds={fillUps.map(({ sellerId }) => sellerId)}
              />
            </div>
          )}
          <CartSummary {...{ cart, place, problem, paysAtHome }} />
        </div>
      </div>
      {problem === null && <CartBar cart={cart} />}
    </>
  );
}

function CartTitle({ cart: { totals, shops } }: { cart: QuotedCart }) {
  const items = totals.itemCount === 1 ? '1 artículo' : `${totals.itemCount} artículos`;
  return (
    <div className="mt-2 mb-6 flex min-h-[46px] flex-wrap items-baseline gap-x-4 gap-y-2">
      <h1 className="heading-1">TU CARRITO</h1>
      <p className="text-tinta-2">
        {items} · Subtotal <b className="cifra text-tinta">{formatPesos(totals.subtotal)}</b>
        {shops.length > 1 && ` · ${shops.length} tiendas`}
      </p>
    </div>
  );
}

function isGone(notices: LineNotices, line: CartLine): boolean {
  return notices[keyOfLine(line)]?.kind === 'unavailable';
}

/** Why what is there cannot be paid: null when it can. */
function problemOf(lines: readonly CartLine[], cart: QuotedCart, notices: LineNotices): string | null {
  const stranded = new Set(cart.stranded.map(({ line }) => keyOfLine(line)));
  const marked = lines
    .filter((line) => !stranded.has(keyOfLine(line)))
    .map((line) => notices[keyOfLine(line)]);
  if (marked.some((notice) => notice?.kind === 'unavailable' || notice?.kind === 'stock'))
    return 'Revisa los artículos marcados para finalizar tu compra.';
  if (cart.totals.itemCount === 0) return 'Nada de tu carrito llega a esa ciudad.';
  return null;
}
