import { discountPercent, finalPrice, savings } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import { paths } from '../../../../wire/paths.ts';
import { Stars } from '../../../ui/stars.tsx';
import { Badge, Tag } from '../../../ui/surfaces.tsx';
import { BuyForm } from './buy-form.tsx';
import type { ProductDetail } from './product-detail.ts';
import { PurchaseFacts } from './purchase-facts.tsx';

export function BuyingColumn({ product, holiday }: { product: ProductDetail; holiday: string | null }) {
  const percent = discountPercent(product);
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
      </div>
      <h1 className="heading-product my-2 break-words sm:my-3">{product.name}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small/5 text-tinta-3">
        <p>SKU: {product.reference}</p>
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
      <ProductPrice product={product} />
      <BuyForm product={product} holiday={holiday} />
      <PurchaseFacts product={product} />
    </div>
  );
}

function ProductPrice({ product }: { product: ProductDetail }) {
  const saved = savings(product);
  return (
    <p className="mt-[18px] flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="cifra text-price leading-tight tracking-[-.035em] sm:text-score">
        {formatPesos(finalPrice(product))}
      </span>
      {saved > 0 && (
        <>
          <s className="text-large text-tinta-3 tabular-nums">
            <span className="sr-only">antes </span>
            {formatPesos(product.price)}
          </s>
          <Tag tone="done">Ahorro {formatPesos(saved)}</Tag>
        </>
      )}
    </p>
  );
}
