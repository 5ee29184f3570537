import { discountPercent } from '../../../../domain/discount.ts';
import { truncateHomeName, truncateListingName } from '../../../../domain/text.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { paths } from '../../../../wire/paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { FavouriteHeart } from './favourite-heart.tsx';

type ProductCardData = OutputOf<Endpoints['browseProducts']>['products'][number];

interface ProductCardProps {
  product: ProductCardData;
  /** How spec 2.6 cuts the name. */
  names: 'home' | 'listing';
  /** In the first row of a page: its picture is not put off. */
  eager: boolean;
  /** The largest picture of the first screen: requested before all others. */
  urgent?: boolean;
}

export function ProductCard({ product, names, eager, urgent = false }: ProductCardProps) {
  const percent = discountPercent(product);
  return (
    <article className="group relative min-w-0">
      <a href={paths.product(product.id)} title={product.name} className="block rounded-[18px]">
        <span className="relative block aspect-square overflow-hidden rounded-[18px] bg-crema-1">
          <Picture
            url={product.imageUrl}
            sizes={CARD_SIZES}
            width={640}
            height={640}
            alt={product.imageAlt}
            eager={eager}
            fetchPriority={urgent ? 'high' : 'auto'}
            className="size-full object-cover transition-transform duration-300 group-hover:scale-103 motion-reduce:group-hover:scale-100"
          />
          {percent !== null && <Badge className="absolute top-3 left-3">{`-${percent}%`}</Badge>}
          {!product.inStock && (
            <span className="absolute bottom-3 left-3 rounded-full bg-papel/94 px-3 py-[7px] font-semibold text-micro text-tinta-2 leading-none">
              Agotado
            </span>
          )}
        </span>
        <CardName name={product.name} cut={names} />
        <span className="mt-[2px] block">
          <Price price={product.price} salePrice={product.salePrice} />
        </span>
      </a>
      <FavouriteHeart
        productId={product.id}
        productName={product.name}
        className="top-[10px] right-[10px] size-[38px] sm:size-10"
      />
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
    <span className="mt-[10px] block truncate font-[550] text-compact leading-[22px] sm:mt-3 sm:text-body">
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
