import { sellerPaths } from '../../../wire/seller-paths.ts';
import { PageRedirect, type PageRequest, valueOrPageError } from '../../app/page.ts';
import { wholeNumber } from '../../panel/asked.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerImportsLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-products');
  const mayImport = panel.permissions.includes('edit-products');
  const before = wholeNumber(page.url.searchParams.get('antes'));
  const query = before ? { before } : {};
  const listed = mayImport
    ? valueOrPageError(await page.call('listProductImports', { query }))
    : { imports: [], next: null };
  return {
    meta: {
      title: `Carga masiva | ${panel.shopName}`,
      description: 'Sube y descarga los productos de tu tienda en un archivo.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    mayImport,
    before: before ?? null,
    now: Date.now(),
    imports: listed.imports,
    firstHref: before ? sellerPaths.imports() : null,
    nextHref: listed.next ? sellerPaths.imports(listed.next) : null,
  };
}

/** Where the export used to be. */
export async function sellerProductFilesLoader(): Promise<never> {
  throw new PageRedirect(sellerPaths.imports());
}
