import { paths } from '../../../../wire/paths.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { FeaturedSubcategory, HomeCategory } from './home.loader.ts';

// Shown for a category without a picture of its own.
const NO_PICTURE = '/favicon.svg';

export function CategoryRow({ categories }: { categories: readonly HomeCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <div className="home-circles section-gap">
      <Carousel label="Categorías" kind="category">
        {categories.map(({ id, name, imageUrl }) => (
          <a key={id} href={paths.category(id)} className="circle circle-lifted">
            <Picture url={imageUrl ?? NO_PICTURE} alt="" width={640} height={640} sizes="138px" />
            {name}
          </a>
        ))}
      </Carousel>
    </div>
  );
}

/** Spec 2.3: subcategories of category 69 as large tiles. */
export function FeaturedSubcategories({ subcategories }: { subcategories: readonly FeaturedSubcategory[] }) {
  if (subcategories.length === 0) return null;
  return (
    <ul className="home-tiles section-gap grid gap-3 sm:grid-cols-3 sm:gap-5">
      {subcategories.map(({ id, parentId, name, imageUrl }) => (
        <li key={id}>
          <a
            href={paths.subcategory(parentId, id)}
            className="group relative block aspect-[1.53] overflow-hidden rounded-[22px] bg-crema-1"
          >
            <Picture
              url={imageUrl ?? NO_PICTURE}
              alt=""
              width={860}
              height={560}
              sizes="(min-width: 1024px) 400px, (min-width: 640px) 33vw, 100vw"
              className={`size-full object-cover ${zoom}`}
            />
            <span className="absolute top-[24px] left-[26px] max-w-[170px] sm:top-4 sm:left-4 lg:top-[24px] lg:left-[26px]">
              <strong className="block heading-tile">{name}</strong>
              <span className="mt-[10px] inline-flex items-center gap-2 font-[650] text-compact">
                Comprar
                <Icon name="arrow-right" weight="bold" size={16} />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const zoom = 'transition-transform duration-300 group-hover:scale-103 motion-reduce:group-hover:scale-100';

/** Spec 2.3, with its spelling: up to six top-level categories. */
export function PopularCategories({ categories }: { categories: readonly HomeCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categorias-populares" className="section-gap">
      <h2 id="categorias-populares" className="heading-2 mb-4 sm:mb-[22px]">
        Categorias Populares
      </h2>
      <ul className="grid grid-cols-2 gap-[10px] sm:grid-cols-3 sm:gap-5 lg:grid-cols-6">
        {categories.map(({ id, name, imageUrl, productCount }) => (
          <li key={id}>
            <a
              href={paths.category(id)}
              className="group block h-full overflow-hidden rounded-[22px] border border-linea bg-papel"
            >
              <span className="block aspect-square overflow-hidden bg-crema-1">
                <Picture
                  url={imageUrl ?? NO_PICTURE}
                  alt=""
                  width={640}
                  height={640}
                  sizes="(min-width: 1024px) 190px, (min-width: 640px) 33vw, 50vw"
                  className={`size-full object-cover ${zoom}`}
                />
              </span>
              <strong className="block px-[14px] pt-3 font-bold font-display text-lead leading-5 tracking-[-.015em]">
                {name}
              </strong>
              <span className="block px-[14px] pt-[2px] pb-[14px] text-small text-tinta-3">
                {productCount} {productCount === 1 ? 'producto' : 'productos'}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
