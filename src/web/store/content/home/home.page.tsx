import { paths } from '../../../../wire/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Benefits } from './benefits.tsx';
import { CategoryRow, FeaturedSubcategories, PopularCategories } from './categories.tsx';
import { Heroes } from './heroes.tsx';
import type { HomeData } from './home.loader.ts';
import { PlaceRow } from './place-row.tsx';
import { ProductRow } from './product-row.tsx';
import { Ticker } from './ticker.tsx';

export function Page({ data }: { data: HomeData }) {
  return (
    <>
      <div className="page-width home-order">
        <Heroes heroes={data.heroes} />
        <Benefits benefits={data.benefits} />
        <CategoryRow categories={data.topCategories} />
        <PlaceRow row={data.placeRow} />
        <FeaturedSubcategories subcategories={data.featuredSubcategories} />
        {data.offers.length > 0 && (
          <div className="section-gap -mx-4 bg-tomate-1 px-4 pt-7 pb-5 text-tomate-7 sm:mx-0 sm:rounded-[32px] sm:px-9 sm:pt-9">
            <ProductRow
              title="Ofertas"
              icon={<Icon name="tag" weight="duotone" size={30} />}
              allHref={paths.offers()}
              allText="Ver Todas"
              products={data.offers}
            />
          </div>
        )}
        <PopularCategories categories={data.popularCategories} />
      </div>
      <Ticker messages={data.messages} />
      {data.featured.length > 0 && (
        <div className="page-width section-gap">
          <ProductRow
            title="Productos Destacados"
            allHref={paths.products()}
            allText="Ver Todos"
            products={data.featured}
          />
        </div>
      )}
    </>
  );
}
