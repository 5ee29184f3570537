import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';

export async function ourselvesLoader(page: PageRequest) {
  const description = `Quiénes hacemos ${page.brand.name}: un mercado en línea donde productores y tiendas de Colombia venden directo.`;
  return { ...contentMeta(page, 'Nosotros', description), brand: page.brand };
}
