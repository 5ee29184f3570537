import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { brands, plural, qualities, thingsByCategory } from '../../scripts/seed-big/vocabulary.ts';

const things = Object.values(thingsByCategory).flat();

/** Each kind of call with paths of many different categories, sellers and words. */
export async function scenarios(
  app: FastifyInstance,
  pool: Pool,
): Promise<[name: string, paths: string[]][]> {
  const { mains, subs, sellers, products } = await pickIds(pool);
  const search = (words: string) => `/productos/buscar?search=${encodeURIComponent(words)}`;
  const deep = await Promise.all(mains.map((id) => pathOfPage(app, `/productos?categoria=${id}`, 40)));
  const three = (ids: number[], index: number) =>
    [0, 7, 13].map((step) => ids[(index + step) % ids.length]).join();
  const subsOf = (id: number) => subs.filter(({ parentId }) => parentId === id).map((sub) => sub.id);
  return [
    ['listing: everything, popular', ['/productos']],
    ['listing: everything, newest', ['/productos?orden=nuevos']],
    ['listing: main category, popular', mains.map((id) => `/productos?categoria=${id}`)],
    ['listing: main category, page 40', deep],
    [
      'listing: subcategory, cheapest',
      subs.map(({ id }) => `/productos?subcategoria=${id}&orden=precio-asc`),
    ],
    ['listing: seller, newest', sellers.map((id) => `/productos?vendedor=${id}&orden=nuevos`)],
    ['listing: offers, dearest', ['/productos?ofertas=true&orden=precio-desc']],
    [
      'listing: offers of ticked categories',
      mains.map((_, i) => `/productos?ofertas=true&categorias=${three(mains, i)}`),
    ],
    [
      'listing: category, 3 ticked sellers',
      mains.map((id, i) => `/productos?categoria=${id}&vendedores=${three(sellers, i)}`),
    ],
    [
      'listing: category, 3 ticked subcategories',
      mains.map((id, i) => `/productos?categoria=${id}&categorias=${three(subsOf(id), i)}`),
    ],
    [
      'listing: 3 categories and 3 sellers ticked',
      mains.map((_, i) => `/productos?categorias=${three(mains, i)}&vendedores=${three(sellers, i)}`),
    ],
    ['product page', products.map((id) => `/productos/${id}`)],
    ['related products', products.map((id) => `/productos/${id}/relacionados`)],
    ['categories', ['/categorias']],
    ['search: one thing', things.map((thing) => search(thing))],
    ['search: thing and brand', things.map((thing, i) => search(`${thing} ${brands[i % brands.length]}`))],
    [
      'search: three words',
      things.map((thing, i) =>
        search(`${plural(thing)} ${brands[i % brands.length]} ${qualities[i % qualities.length]}`),
      ),
    ],
    ['search: a model number', things.map((_, i) => search(`ref. M${i * 97}`))],
    [
      'search: very common words',
      ['calidad', 'producto', 'familia hogar', 'colores', 'garantía vendedor'].map(search),
    ],
    [
      'search: words that contradict each other',
      things.map((thing, i) => search(`${thing} ${things[(i + 50) % things.length]}`)),
    ],
    ['search: thing by price', things.map((thing) => `${search(thing)}&orden=precio-asc`)],
    [
      'search: brand with a ticked category',
      mains.map((id, i) => `${search(brands[i] ?? '')}&categorias=${id}`),
    ],
    [
      'search: common word, 2 ticked sellers',
      sellers.map((id, i) => `${search('calidad')}&vendedores=${id},${sellers[(i + 1) % sellers.length]}`),
    ],
    [
      'search: common word, both kinds ticked',
      sellers.map((id, i) => `${search('familia')}&vendedores=${id}&categorias=${mains[i % mains.length]}`),
    ],
    [
      'search: mistyped word',
      things.filter((thing) => thing.length > 5).map((thing) => search(mistype(thing))),
    ],
    [
      'search: beginning of a word',
      things.filter((thing) => thing.length > 5).map((thing) => search(thing.slice(0, 4))),
    ],
    [
      'suggestions: two letters',
      things.map((thing) => `/productos/sugerencias?search=${encodeURIComponent(thing.slice(0, 2))}`),
    ],
    [
      'suggestions: four letters',
      things.map((thing) => `/productos/sugerencias?search=${encodeURIComponent(thing.slice(0, 4))}`),
    ],
  ];
}

interface Ids {
  mains: number[];
  subs: { id: number; parentId: number }[];
  sellers: number[];
  products: number[];
}

async function pickIds(pool: Pool): Promise<Ids> {
  const idsOf = async (text: string) => (await pool.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const subs = await pool.query<{ id: number; parentId: number }>(
    'select id, parent_id as "parentId" from category where product_count > 0 and parent_id is not null order by id',
  );
  return {
    mains: await idsOf('select id from category where product_count > 0 and parent_id is null order by id'),
    subs: subs.rows,
    sellers: await idsOf('select id from seller where status = 2 order by product_count desc, id limit 40'),
    products: await idsOf('select id from product where active order by hashint4(id) limit 200'),
  };
}

async function pathOfPage(app: FastifyInstance, path: string, page: number): Promise<string> {
  let cursor = '';
  for (let turned = 1; turned < page; turned++) {
    const { siguiente } = (await app.inject(`/api${path}${cursor}`)).json<{ siguiente: string | null }>();
    if (!siguiente) break;
    cursor = `&cursor=${siguiente}`;
  }
  return path + cursor;
}

function mistype(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
}
