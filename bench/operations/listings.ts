import { brands, plural, qualities, thingsByCategory } from '../../scripts/seed-big/vocabulary.ts';
import { inTurn, type Operation } from '../load/operation.ts';
import type { Ground } from './ground.ts';
import { read } from './reads.ts';

const things = Object.values(thingsByCategory).flat();

/** Each kind of listing and search, with paths of many different categories, shops and words. */
export async function listingOperations(ground: Ground): Promise<Operation[]> {
  return (await kinds(ground)).map(([name, paths]) => read(name, undefined, inTurn(paths)));
}

async function kinds({ shop, mains, subs, sellers, products }: Ground): Promise<[string, string[]][]> {
  const search = (words: string) => `/productos/buscar?search=${encodeURIComponent(words)}`;
  const suggestions = (typed: string) => `/sugerencias?search=${encodeURIComponent(typed)}`;
  const deep = await Promise.all(
    mains.slice(0, 10).map((id) => pathOfPage(shop.url, `/productos?categoria=${id}`, 40)),
  );
  const three = (ids: readonly number[], index: number) =>
    [0, 7, 13].map((step) => ids[(index + step) % ids.length]).join();
  const subsOf = (id: number) => subs.filter(({ parentId }) => parentId === id).map((sub) => sub.id);
  const divided = mains.filter((id) => subsOf(id).length > 0);
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
      divided.map((id, i) => `/productos?categoria=${id}&categorias=${three(subsOf(id), i)}`),
    ],
    [
      'listing: 3 categories and 3 sellers ticked',
      mains.map((_, i) => `/productos?categorias=${three(mains, i)}&vendedores=${three(sellers, i)}`),
    ],
    ['related products', products.map((id) => `/productos/${id}/relacionados`)],
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
    ['suggestions: two letters', things.map((thing) => suggestions(thing.slice(0, 2)))],
    ['suggestions: four letters', things.map((thing) => suggestions(thing.slice(0, 4)))],
    [
      'suggestions: second word',
      things.map((thing, i) => suggestions(`${thing} ${brands[i % brands.length]?.slice(0, 2)}`)),
    ],
    [
      'suggestions: mistyped word',
      things.filter((thing) => thing.length > 5).map((thing) => suggestions(mistype(thing))),
    ],
  ];
}

async function pathOfPage(url: string, path: string, page: number): Promise<string> {
  let cursor = '';
  for (let turned = 1; turned < page; turned++) {
    const reply = await fetch(`${url}/api${path}${cursor}`);
    const { siguiente } = (await reply.json()) as { siguiente: string | null };
    if (!siguiente) break;
    cursor = `&cursor=${siguiente}`;
  }
  return path + cursor;
}

function mistype(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
}
