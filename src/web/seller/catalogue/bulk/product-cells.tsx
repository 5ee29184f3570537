import { formatNumber } from '../../../../domain/number-text.ts';
import { GOOD_QUALITY } from '../../../../domain/product-quality.ts';
import { isLowStock } from '../../../../domain/stock.ts';
import { unitPrice, unitPriceText } from '../../../../domain/unit-price.ts';
import type { ListedProduct } from './bulk-texts.ts';

const NONE = <span className="text-tinta-3">—</span>;

export function PriceCell({ price, hasPriceRange }: ListedProduct) {
  if (price === null) return NONE;
  return (
    <>
      {hasPriceRange && <span className="text-micro text-tinta-3">desde </span>}
      {formatNumber(price)}
    </>
  );
}

export function OfferCell({ salePrice }: ListedProduct) {
  if (salePrice === null) return NONE;
  return <strong className="text-tomate-7">{formatNumber(salePrice)}</strong>;
}

/** Of what a buyer pays, per kilo, litre or unit. */
export function UnitPriceCell({ price, salePrice, content }: ListedProduct) {
  const paid = salePrice ?? price;
  const one = paid === null ? null : unitPrice(paid, content);
  return one ? <span className="text-tinta-2">{unitPriceText(one).replace('$ ', '')}</span> : NONE;
}

export function StockCell({ onHand, stock }: ListedProduct) {
  if (onHand === 0) return <strong className="text-tomate-7">Agotado</strong>;
  if (stock.some((one) => isLowStock(one.onHand)))
    return <strong className="text-mango-8">Quedan {formatNumber(onHand)}</strong>;
  return formatNumber(onHand);
}

/** A bar and its figure; what is to improve is told by its colour and by the filter of that name. */
export function QualityCell({ quality }: Pick<ListedProduct, 'quality'>) {
  if (quality === null) return NONE;
  const look = quality < GOOD_QUALITY ? 'bg-mango-4' : 'bg-verde-6';
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="h-[6px] w-11 overflow-hidden rounded-full bg-crema-2">
        <span className={`block h-full ${look}`} style={{ width: `${quality}%` }} />
      </span>
      <span className="tabular-nums">{quality}</span>
    </span>
  );
}

/** What a phone shows at the right: what a buyer pays, above what she would pay without the offer. */
export function PaidCell({ price, salePrice }: ListedProduct) {
  if (price === null) return <span className="text-small text-tinta-3">Sin precio</span>;
  if (salePrice === null) return <strong>$ {formatNumber(price)}</strong>;
  return (
    <>
      <strong className="block text-tomate-7">$ {formatNumber(salePrice)}</strong>
      <s className="block text-small text-tinta-3">
        <span className="sr-only">antes </span>$ {formatNumber(price)}
      </s>
    </>
  );
}

/** Below the name: what is wrong with the product, or what it is like. */
export function ProductNotes({ product, problem }: { product: ListedProduct; problem: string | undefined }) {
  const { doubt, twin, tags } = product;
  if (problem) return <span className="product-note text-error">{problem}</span>;
  if (doubt) return <span className="product-note text-mango-8">{doubt}</span>;
  if (twin) return <span className="product-note text-mango-8">Repetido: igual a «{twin.name}»</span>;
  return tags.length > 0 ? <span className="product-note text-tinta-3">{tags.join(' · ')}</span> : null;
}
