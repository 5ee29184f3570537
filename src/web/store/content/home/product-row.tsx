import type { ReactNode } from 'react';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ProductCard } from '../../catalogue/product-card/product-card.tsx';
import type { HomeData } from './home.loader.ts';

interface ProductRowProps {
  title: string;
  icon?: ReactNode;
  allHref: string;
  allText: string;
  products: HomeData['offers'];
}

/** A headline with the way to all of them, and a carousel. */
export function ProductRow({ title, icon, allHref, allText, products }: ProductRowProps) {
  return (
    <div>
      <div className="mb-4 flex items-end justify-between gap-4 sm:mb-[22px]">
        <h2 className="heading-2 flex items-center gap-2">
          {icon}
          {title}
        </h2>
        <a
          href={allHref}
          className={`-my-3 inline-flex items-center gap-2 whitespace-nowrap py-3 font-[650] text-compact hover:underline ${icon ? '' : 'text-verde-7'}`}
        >
          {allText}
          <Icon name="arrow-right" weight="bold" size={16} />
        </a>
      </div>
      <div className="text-tinta">
        <Carousel label={title} kind="product">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} names="home" eager={false} />
          ))}
        </Carousel>
      </div>
    </div>
  );
}
