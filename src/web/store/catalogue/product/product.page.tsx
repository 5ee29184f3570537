import { useEffect } from 'react';
import type { PageProps } from '../../../app/page.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { BuyingColumn } from './buying-column.tsx';
import type { productLoader } from './product.loader.ts';
import { ProductDescription } from './product-description.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductQuestions } from './product-questions.tsx';
import { ProductReviews } from './product-reviews.tsx';

export function Page({ data }: PageProps<typeof productLoader>) {
  const { product, reviewPages, holiday, related, crumbs, questions, firstHref, nextHref } = data;
  useEffect(() => {
    if (document.referrer !== '')
      void import('../found-by.ts').then(({ rememberOpening }) => rememberOpening());
  }, []);
  return (
    // Another product starts afresh: nothing chosen, first picture, one unit.
    <div key={product.id} className="page-width">
      <Breadcrumbs items={[...crumbs, { name: product.name }]} />
      <div className="mt-[14px] grid items-start gap-x-5 gap-y-[18px] md:grid-cols-2 lg:mt-[22px] lg:grid-cols-[88px_minmax(0,1.08fr)_minmax(0,1fr)]">
        <ProductGallery product={product} />
        <BuyingColumn product={product} holiday={holiday} />
      </div>
      <Tabs
        label="Sobre el producto"
        className="mt-[34px] lg:mt-[52px]"
        initial={reviewPages.previousHref ? 'valoraciones' : 'descripcion'}
        tabs={[
          { id: 'descripcion', label: 'Descripción', panel: <ProductDescription product={product} /> },
          {
            id: 'valoraciones',
            label: 'Valoraciones',
            panel: <ProductReviews product={product} pages={reviewPages} />,
          },
        ]}
      />
      <ProductQuestions productId={product.id} {...{ questions, firstHref, nextHref }} />
      {related.length > 0 && (
        <section className="section-gap">
          <h2 className="heading-2 mb-4 sm:mb-[22px]">Productos que te pueden interesar</h2>
          <Carousel label="Productos que te pueden interesar" kind="product">
            {related.map((card) => (
              <ProductCard key={card.id} product={card} names="home" eager={false} />
            ))}
          </Carousel>
        </section>
      )}
    </div>
  );
}
