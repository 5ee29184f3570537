import { gzipSync } from 'node:zlib';
import type { Ground } from '../operations/ground.ts';

/** In kB of 1,000 bytes. */
export interface Document {
  name: string;
  plain: number;
  packed: number;
}

/** The shop's pages that the issue names. */
export function namedPages({ products, mains }: Ground): Record<string, string> {
  return { home: '/', listing: `/productos/category/${mains[0]}`, product: `/producto/${products[0]}` };
}

export async function measureDocuments(ground: Ground): Promise<Document[]> {
  const { shop, products, subs } = ground;
  const [sub] = subs;
  const pages = Object.entries(namedPages(ground)).map(([name, path]) => [`HTML ${name}`, path]);
  const paths = {
    ...Object.fromEntries(pages),
    'JSON of a listing of 24': `/api/productos?categoria=${sub?.parentId}&subcategoria=${sub?.id}&limit=24`,
    'JSON of a product': `/api/productos/${products[0]}`,
    'JSON of the tree': '/api/categorias',
  };
  const documents: Document[] = [];
  for (const [name, path] of Object.entries<string>(paths)) {
    const reply = await fetch(shop.url + path);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    const body = Buffer.from(await reply.arrayBuffer());
    documents.push({ name, plain: body.length / 1_000, packed: gzipSync(body).length / 1_000 });
  }
  return documents;
}
