import { discountPercent, finalPrice } from '../../../domain/discount.ts';
import { formatPesos } from '../../../domain/money.ts';
import { pictureSources } from '../../../domain/picture.ts';
import { truncateHomeName, truncateListingName } from '../../../domain/text.ts';
import type { OutputOf } from '../../../wire/endpoint.ts';
import type { Endpoints } from '../../../wire/endpoints.ts';
import { paths } from '../../../wire/paths.ts';
import { FavouriteHeart } from './favourite-heart.tsx';

export type ProductCardData = OutputOf<Endpoints['browseProducts']>['products'][number];

interface ProductCardProps {
  product: ProductCardData;
  /** How spec 2.6 cuts the name. */
  names: 'home' | 'listing';
  /** In the first row of a page: its picture is not put off. */
  eager: boolean;
}

export function ProductCard({ product, names, eager }: ProductCardProps) {
  const percent = discountPercent(product);
  return (
    <article className="group relative min-w-0">
      <a href={paths.product(product.id)} title={product.name} className="block rounded-[18px]">
        <span className="relative block aspect-square overflow-hidden rounded-[18px] bg-crema-1">
          <img
            src={product.imageUrl}
            srcSet={pictureSources(product.imageUrl) ?? undefined}
            sizes={CARD_SIZES}
            width={640}
            height={640}
            alt={product.imageAlt}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover transition-transform duration-300 ease-plazuela group-hover:scale-103 motion-reduce:transition-none motion-reduce:group-hover:scale-100"
          />
          {percent !== null && (
            <span className="absolute top-3 left-3 rounded-full bg-tomate-6 px-[10px] py-[7px] font-bold text-[13.5px] text-white leading-none tracking-[-.01em]">
              -{percent}%
            </span>
          )}
          {!product.inStock && (
            <span className="absolute bottom-3 left-3 rounded-full bg-papel/94 px-3 py-[7px] font-semibold text-[13px] text-tinta-2 leading-none">
              Agotado
            </span>
          )}
        </span>
        <CardName name={product.name} cut={names} />
        <CardPrice product={product} />
      </a>
      <FavouriteHeart productName={product.name} className="top-[10px] right-[10px] size-[38px] sm:size-10" />
    </article>
  );
}

// Columns of the product grid and the carousel, design.md 4.
const CARD_SIZES = '(min-width: 1024px) 232px, (min-width: 640px) 33vw, 50vw';

/** Both cuts are in the page and the width chooses, so that the finished page fits every screen. */
function CardName({ name, cut }: { name: string; cut: 'home' | 'listing' }) {
  const wide = cut === 'home' ? truncateHomeName(name, { narrow: false }) : truncateListingName(name);
  const narrow = cut === 'home' ? truncateHomeName(name, { narrow: true }) : wide;
  return (
    <span className="mt-[10px] block truncate font-[550] text-[15px] leading-[22px] sm:mt-3 sm:text-base">
      {narrow === name ? (
        name
      ) : (
        <>
          <span className="sr-only">{name}</span>
          {narrow === wide ? (
            <span aria-hidden="true">{wide}</span>
          ) : (
            <>
              <span aria-hidden="true" className="sm:hidden">
                {narrow}
              </span>
              <span aria-hidden="true" className="max-sm:hidden">
                {wide}
              </span>
            </>
          )}
        </>
      )}
    </span>
  );
}

function CardPrice({ product }: { product: ProductCardData }) {
  const price = formatPesos(finalPrice(product));
  if (discountPercent(product) === null)
    return <span className="cifra mt-[2px] block text-[18px] sm:text-[20px]">{price}</span>;
  return (
    <span className="mt-[2px] flex flex-wrap items-baseline gap-x-2">
      <span className="cifra text-[18px] text-tomate-7 sm:text-[20px]">{price}</span>
      <s className="text-[13px] text-tinta-3 tabular-nums sm:text-sm">
        <span className="sr-only">antes </span>
        {formatPesos(product.price)}
      </s>
    </span>
  );
}
