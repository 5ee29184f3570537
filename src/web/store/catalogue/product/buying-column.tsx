import { useCallback, useState } from 'react';
import { discountPercent, finalPrice } from '../../../../domain/discount.ts';
import { formatPesos, type Pesos } from '../../../../domain/money.ts';
import { contentText } from '../../../../domain/net-content-text.ts';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import { spokenUnitPrice, unitPrice, unitPriceText } from '../../../../domain/unit-price.ts';
import { paths } from '../../../../wire/paths.ts';
import { Stars } from '../../../ui/stars.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { BuyForm } from './buy-form.tsx';
import { chosenText, type ProductDetail } from './product-detail.ts';
import { ProductPrice } from './product-price.tsx';
import { PromiseBox } from './promise-box.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import type { VariantChoice } from './use-variant-choice.ts';
import { chosenVariant, shownPrice } from './variant-choice.ts';

interface BuyingColumnProps {
  product: ProductDetail;
  choice: VariantChoice;
  holiday: string | null;
  /** How its shop treats buyers; null: nothing to say. */
  levelText: string | null;
  /** Up to which total an order may be paid at the door. */
  cashLimit: Pesos;
  relatedIds: readonly number[];
}

export function BuyingColumn(props: BuyingColumnProps) {
  const { product, choice, holiday, levelText, cashLimit, relatedIds } = props;
  const cost = shownPrice(product, choice.chosen);
  const variant = chosenVariant(product, choice.chosen);
  const sold = variant ?? product;
  const percent = discountPercent(cost.price);
  const isClosed = product.sellerHoliday !== null || !product.inStock || variant?.onHand === 0;
  const [arrives, setArrives] = useState(true);
  const onArrival = useCallback((value: boolean) => setArrives(value), []);
  return (
    <div className="min-w-0 lg:pl-8">
      <div className="flex flex-wrap items-center gap-[10px] text-small/5">
        {percent !== null && <Badge>{`-${percent}%`}</Badge>}
        <p className="flex items-center gap-2 text-tinta-2">
          {product.sellerLogoUrl && (
            <img
              src={pictureOfWidth(product.sellerLogoUrl, 160)}
              alt=""
              width={28}
              height={28}
              className="size-7 rounded-[9px] object-cover"
            />
          )}
          Vendido por{' '}
          <a href={paths.seller(product.sellerId)} className="text-link">
            {product.sellerName}
          </a>
        </p>
        {levelText && <p className="font-semibold text-verde-7">{levelText}</p>}
      </div>
      <h1 className="heading-product my-2 break-words sm:my-3">{product.name}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small/5 text-tinta-3">
        <p>SKU: {sold.reference}</p>
        {product.ratingCount > 0 && (
          <p className="flex items-center gap-[6px]">
            <Stars rating={product.ratingAverage} />
            <span aria-hidden="true" className="font-semibold text-tinta">
              {product.ratingAverage.toFixed(1).replace('.', ',')}
            </span>
            <span>
              ({product.ratingCount}
              <span className="sr-only"> valoraciones</span>)
            </span>
          </p>
        )}
      </div>
      <ProductPrice {...cost} />
      {finalPrice(sold) === finalPrice(cost.price) && <UnitPriceLine sold={sold} />}
      <p aria-live="polite" className="sr-only">
        {choice.isTold && told(product, choice)}
      </p>
      <BuyForm {...{ product, choice, holiday, relatedIds }} isAway={!arrives && !isClosed} />
      <PromiseBox
        {...{ product, isClosed, onArrival }}
        productId={product.id}
        variantId={variant?.id ?? null}
        price={finalPrice(sold)}
        name={chosenText(product, choice.chosen) || product.name}
        isFrom={cost.isFrom}
      />
      <PurchaseFacts {...{ product, cashLimit }} finalPrice={finalPrice(cost.price)} />
    </div>
  );
}

/** What one kilo, litre or unit costs, right under the price (Circular SIC 007 of 2017). */
function UnitPriceLine({ sold }: { sold: Pick<ProductDetail, 'price' | 'salePrice' | 'content'> }) {
  const { content } = sold;
  if (!content) return null;
  const price = unitPrice(finalPrice(sold), content);
  return (
    <p className="mt-1 text-compact/5 text-tinta-2 tabular-nums">
      {contentText(content)}
      {price && (
        <>
          <span aria-hidden="true"> · {unitPriceText(price)}</span>
          <span className="sr-only">, {spokenUnitPrice(price)}</span>
        </>
      )}
    </p>
  );
}

/** '500 g, $ 32.900': what was chosen last, and what it makes of the price. */
function told(product: ProductDetail, { chosen }: VariantChoice): string {
  const terms = product.attributes.flatMap((one) => one.terms);
  const last = terms.find(({ id }) => id === chosen.at(-1)?.termId);
  const { price, isFrom } = shownPrice(product, chosen);
  return `${last?.name ?? ''}, ${isFrom ? 'desde ' : ''}${formatPesos(finalPrice(price))}`;
}
