import { discountPercent, finalPrice } from '../../../../domain/discount.ts';
import { truncateHomeName, truncateListingName } from '../../../../domain/text.ts';
import { contentLine } from '../../../../domain/unit-price.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { paths } from '../../../../wire/paths.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { WhenAlive } from '../../layout/when-alive.tsx';
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

const CardDelivery = lazyPart(() =>
  import('../delivery/card-delivery.tsx').then((part) => part.CardDelivery),
);

export function ProductCard({ product, names, eager, urgent = false }: ProductCardProps) {
  const { name } = product;
  const percent = discountPercent(product);
  // The picture is often described by the name: then the link has it once, and what is cut is for eyes only.
  const isNamedByPicture = product.imageAlt === name;
  return (
    <article className="card">
      <a href={paths.product(product.id)} title={name}>
        <span className="card-frame">
          <Picture
            url={product.imageUrl}
            sizes={CARD_SIZES}
            width={640}
            height={640}
            alt={product.imageAlt}
            eager={eager}
            fetchPriority={urgent ? 'high' : undefined}
          />
          {percent !== null && <Badge>{`-${percent}%`}</Badge>}
          {!product.inStock && <span className="card-sold-out">Agotado</span>}
        </span>
        <CardName name={name} cut={names} isHeard={!isNamedByPicture} />
        {product.content && <span className="card-content">{contentLine(product)}</span>}
        <span className="card-price">
          {product.hasPriceRange && 'Desde '}
          <Price price={product.price} salePrice={product.salePrice} />
        </span>
      </a>
      {product.inStock && (
        <WhenAlive>
          <CardDelivery productId={product.id} price={finalPrice(product)} name={name} />
        </WhenAlive>
      )}
      <FavouriteHeart productId={product.id} productName={name} className="heart-card" />
    </article>
  );
}

// Columns of the product grid and the carousel, design.md 4.
const CARD_SIZES = '(min-width: 1024px) 232px, (min-width: 640px) 33vw, 50vw';

interface CardNameProps {
  name: string;
  cut: 'home' | 'listing';
  /** The whole name is read aloud; otherwise the picture's description does that. */
  isHeard: boolean;
}

/** What a cut leaves is for eyes only. */
function CardName({ name, cut, isHeard }: CardNameProps) {
  const wide = cut === 'home' ? truncateHomeName(name, { narrow: false }) : truncateListingName(name);
  const narrow = cut === 'home' ? truncateHomeName(name, { narrow: true }) : wide;
  if (narrow === name) return <span className="card-name">{name}</span>;
  const shown = narrow === wide ? wide : <BothCuts narrow={narrow} wide={wide} />;
  if (!isHeard)
    return (
      <span className="card-name" aria-hidden="true">
        {shown}
      </span>
    );
  return (
    <span className="card-name">
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}

/** The width chooses, so that the finished page fits every screen. The narrow cut is the beginning of the wide one. */
function BothCuts({ narrow, wide }: { narrow: string; wide: string }) {
  const beginning = narrow.slice(0, -1);
  const isCut = wide.endsWith('…');
  const more = wide.slice(beginning.length, isCut ? -1 : undefined);
  return (
    <>
      {beginning}
      <span className="card-name-more">{more}</span>
      {isCut ? '…' : <span className="card-name-cut">…</span>}
    </>
  );
}
