import { pictureOfWidth } from '../../../../domain/picture.ts';
import type { ProductImage } from '../../../../domain/product.ts';
import { ArrowButton, PageBullets } from '../../../ui/carousel/carousel-controls.tsx';
import { useScrollPages } from '../../../ui/carousel/use-scroll-pages.ts';
import { Picture } from '../../../ui/picture.tsx';
import { FavouriteHeart } from '../product-card/favourite-heart.tsx';
import type { ProductDetail } from './product-detail.ts';

// Spec 9: gallery transition.
const TRANSITION_MILLIS = 500;

/** Main and extra pictures in one snapping row; the thumbnails are links into it, so they need no JavaScript. */
export function ProductGallery({ product, images }: { product: ProductDetail; images: ProductImage[] }) {
  const { trackRef, page, goTo, step, onKeyDown } = useScrollPages(TRANSITION_MILLIS, images.length);
  return (
    <section
      aria-roledescription="carrusel"
      aria-label={`Imágenes de ${product.name}`}
      onKeyDown={onKeyDown}
      className="grid min-w-0 items-start lg:col-span-2 lg:grid-cols-subgrid"
    >
      {images.length > 1 && <Thumbnails images={images} page={page} goTo={goTo} />}
      <div className="relative max-sm:-mx-4 lg:col-start-2">
        <ul
          ref={trackRef}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label="Imágenes"
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-crema-1 [scrollbar-width:none] sm:rounded-[26px] noscript:[scrollbar-width:thin]"
        >
          {images.length === 0 && (
            <li className="grid aspect-square w-full place-items-center text-tinta-2">
              Esta opción no tiene fotos.
            </li>
          )}
          {images.map((image, index) => (
            <li key={image.url} id={`imagen-${index + 1}`} className="w-full shrink-0 snap-start">
              <Picture
                url={image.url}
                alt={image.alt}
                width={640}
                height={640}
                sizes="(min-width: 1024px) 580px, (min-width: 768px) 50vw, 100vw"
                eager={index === 0}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                className="aspect-square w-full object-cover"
              />
            </li>
          ))}
        </ul>
        <FavouriteHeart
          productId={product.id}
          productName={product.name}
          className="top-[18px] right-[18px] size-12 [&_svg]:size-[26px]"
        />
        {images.length > 1 && (
          <div className="noscript:hidden">
            <ArrowButton
              direction="previous"
              atEnd={page === 0}
              onClick={() => step(-1)}
              className="absolute top-[calc(50%-22px)] left-[18px]"
            />
            <ArrowButton
              direction="next"
              atEnd={page === images.length - 1}
              onClick={() => step(1)}
              className="absolute top-[calc(50%-22px)] right-[18px]"
            />
            <PageBullets
              page={page}
              pageCount={images.length}
              onChoose={goTo}
              className="absolute inset-x-16 bottom-1 justify-center"
            />
          </div>
        )}
      </div>
    </section>
  );
}

interface ThumbnailsProps {
  images: { url: string; alt: string }[];
  page: number;
  goTo: (page: number) => void;
}

function Thumbnails({ images, page, goTo }: ThumbnailsProps) {
  return (
    <ul aria-label="Miniaturas" className="grid gap-3 max-lg:hidden">
      {images.map((image, index) => (
        <li key={image.url}>
          <a
            href={`#imagen-${index + 1}`}
            aria-current={index === page ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              goTo(index);
            }}
            className="block rounded-[14px] aria-[current]:shadow-[0_0_0_2px_var(--color-lienzo),0_0_0_4.5px_var(--color-verde-6)]"
          >
            <img
              src={pictureOfWidth(image.url, 160)}
              alt={`Ver imagen ${index + 1}: ${image.alt}`}
              width={88}
              height={88}
              loading="lazy"
              className="aspect-square w-full rounded-[14px] object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
