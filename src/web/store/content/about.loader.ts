import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';

export async function aboutLoader(page: PageRequest) {
  const description =
    'Cómo comprar a varios vendedores en un solo pedido, cómo se calcula el envío y cómo vender.';
  return { ...contentMeta(page, 'Cómo funciona', description), brand: page.brand };
}
