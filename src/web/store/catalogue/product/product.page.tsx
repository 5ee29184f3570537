import { useEffect } from 'react';
import { galleryImages } from '../../../../domain/product-gallery.ts';
import type { PageProps } from '../../../app/page.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { RELATED_ID } from './buy-form.tsx';
import { BuyingColumn } from './buying-column.tsx';
import type { productLoader } from './product.loader.ts';
import { ProductDescription } from './product-description.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductQuestions } from './product-questions.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { chosenVariant, variantsWith } from './variant-choice.ts';

type Props = PageProps<typeof productLoader>;

export function Page({ data }: Props) {
  useEffect(() => {
    if (document.referrer !== '')
      void import('../found-by.ts').then(({ rememberOpening }) => rememberOpening());
  }, []);
  // Another product starts afresh: nothing chosen, first picture, one unit.
  return <ProductPage key={data.product.id} data={data} />;
}

function ProductPage({ data }: Props) {
  const { product, reviewPages, related, crumbs, questions, firstHref, nextHref } = data;
  const { holiday, levelText, cashLimit } = data;
  const choice = useVariantChoice(product);
  const images = galleryImages(product, variantsWith(product, choice.chosen));
  return (
    <div className="page-width">
      <Breadcrumbs items={[...crumbs, { name: product.name }]} />
      <div className="mt-[14px] grid items-start gap-x-5 gap-y-[18px] md:grid-cols-2 lg:mt-[22px] lg:grid-cols-[88px_minmax(0,1.08fr)_minmax(0,1fr)]">
        {/* Other pictures begin at their first. */}
        <ProductGallery key={images.map(({ url }) => url).join()} {...{ product, images }} />
        <BuyingColumn
          {...{ product, choice, holiday, levelText, cashLimit }}
          relatedIds={related.map(({ id }) => id)}
        />
      </div>
      <Tabs
        label="Sobre el producto"
        className="mt-[34px] lg:mt-[52px]"
        initial={reviewPages.previousHref ? 'valoraciones' : 'descripcion'}
        tabs={[
          {
            id: 'descripcion',
            label: 'Descripción',
            panel: (
              <ProductDescription product={product} sold={chosenVariant(product, choice.chosen) ?? product} />
            ),
          },
          {
            id: 'valoraciones',
            label: 'Valoraciones',
            panel: <ProductReviews product={product} pages={reviewPages} />,
          },
        ]}
      />
      <ProductQuestions productId={product.id} {...{ questions, firstHref, nextHref }} />
      {related.length > 0 && (
        <section id={RELATED_ID} className="section-gap scroll-mt-4">
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
