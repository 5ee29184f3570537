import { execute, sql } from '../../src/server/db/sql.ts';
import { type CatalogApi, startCatalogApi } from './catalog-api.ts';
import { buildAttribute, buildCategory, buildProduct, buildSeller } from './catalog-factories.ts';

/** A product as a plain recount of filters sees it. */
export interface Counted {
  id: number;
  mainCategoryId: number;
  subcategoryId: number | null;
  sellerId: number;
  cityId: string;
  price: number;
  stars: number;
  isOffer: boolean;
  isInStock: boolean;
  /** 'talla=m' */
  options: string[];
  text: string;
}

export interface FilterCatalogue {
  api: CatalogApi;
  products: Counted[];
  mains: number[];
  subs: number[];
  sellers: number[];
  cities: string[];
}

const SIZES = ['S', 'M', 'L'];
const COLOURS = ['Rojo', 'Azul añil', "O'Neill = 1,5"];
const WORDS = ['Camisa', 'Vestido', 'Morral'];

/** 120 products that differ in everything that filters ask; indexed and counted. */
export async function openFilterCatalogue(): Promise<FilterCatalogue> {
  const api = await startCatalogApi();
  const { pool } = api.database;
  const mains = [await buildCategory(pool, { name: 'Moda' }), await buildCategory(pool, { name: 'Hogar' })];
  const subs: number[] = [];
  for (const name of ['Ropa', 'Calzado'])
    subs.push(await buildCategory(pool, { name, parentId: mains[0] ?? null }));
  const cities = ['11001', '05001', '76001'];
  const sellers: number[] = [];
  const sellerCities = ['11001', '11001', '05001', '76001'];
  for (const cityId of sellerCities) sellers.push(await buildSeller(pool, { cityId }));
  const hidden = await buildSeller(pool, { status: 3, cityId: '76001' });
  const products: Counted[] = [];
  for (let index = 0; index < 120; index++) {
    const at = <Item>(items: readonly Item[], divisor: number) =>
      items[Math.floor(index / divisor) % items.length] as Item;
    const isFashion = index % 3 !== 0;
    const price = 2_000 + ((index * 7_919) % 97) * 1_300 + (index % 40 === 0 ? 3_000_000 : 0);
    const salePrice = index % 5 === 0 ? price - 1_000 : null;
    const terms = isFashion
      ? { Talla: SIZES.slice(index % 3), Color: [at(COLOURS, 2)] }
      : { Material: ['Lana'] };
    const place = sellers.indexOf(at(sellers, 1));
    const product = {
      mainCategoryId: (isFashion ? mains[0] : mains[1]) as number,
      subcategoryId: isFashion && index % 7 !== 0 ? at(subs, 3) : null,
      sellerId: at(sellers, 1),
    };
    const word = at(WORDS, 4);
    const id = await buildProduct(pool, {
      ...product,
      name: `${word} ${index}`,
      price,
      salePrice,
      popularity: index % 11,
      onHand: index % 6 === 0 ? 0 : 4,
    });
    for (const [name, own] of Object.entries(terms)) await buildAttribute(pool, id, name, own);
    const stars = index % 4 === 0 ? 0 : 2 + (index % 4);
    if (stars > 0)
      await execute(
        pool,
        sql`insert into product_rating (product_id, rating_sum, review_count, histogram)
            values (${id}, ${Math.min(2 * stars + 1, 10)}, 2, array[0, 0, 0, 1, 1])`,
      );
    const folded = (text: string) => text.toLowerCase().replace('ñ', 'n');
    const options = Object.entries(terms).flatMap(([name, own]) =>
      own.map((term) => folded(`${name}=${term}`)),
    );
    products.push({
      ...product,
      id,
      cityId: sellerCities[place] as string,
      price: salePrice ?? price,
      stars,
      isOffer: salePrice !== null,
      isInStock: index % 6 !== 0,
      options,
      text: word,
    });
  }
  await buildProduct(pool, { sellerId: hidden, mainCategoryId: mains[0] ?? 0 });
  await api.runJobs();
  return { api, products, mains, subs, sellers, cities };
}
