import { type CatalogApi, startCatalogApi } from './catalog-api.ts';
import { buildCategory, buildProduct, buildSeller } from './catalog-factories.ts';
import { buildRateCard } from './checkout-references.ts';

export interface SearchCatalogue {
  api: CatalogApi;
  campo: number;
  finca: number;
  pixel: number;
  /** Names of the products that a search finds, in its order. */
  namesFor(text: string): Promise<string[]>;
}

/** A farm and a shop of devices with names that test accents, signs and visibility; indexed. */
export async function openSearchCatalogue(): Promise<SearchCatalogue> {
  const api = await startCatalogApi();
  const { pool } = api.database;
  await buildRateCard(pool);
  const campo = await buildCategory(pool, { name: 'Del Campo' });
  const tuberculos = await buildCategory(pool, { name: 'Tubérculos y plátanos', parentId: campo });
  const tecnologia = await buildCategory(pool, { name: 'Tecnología' });
  const finca = await buildSeller(pool, { displayName: 'La Finca' });
  const pixel = await buildSeller(pool, { displayName: 'Pixelquindo' });
  const blocked = await buildSeller(pool, { status: 3 });
  const products = [
    { name: 'Ñame espino', sellerId: finca, mainCategoryId: campo, subcategoryId: tuberculos },
    { name: 'Yuca fresca x 1 kg', sellerId: finca, mainCategoryId: campo, subcategoryId: tuberculos },
    {
      name: 'Aguacate Hass x 1 kg',
      sellerId: finca,
      mainCategoryId: campo,
      description: 'Para hacer guacamole',
    },
    {
      name: 'Portátil Lumaki 14"',
      sellerId: pixel,
      mainCategoryId: tecnologia,
      description: 'Procesador rápido',
    },
    { name: 'Cable USB-C 100% reforzado', sellerId: pixel, mainCategoryId: tecnologia },
    { name: 'Celular Lumaki escondido', sellerId: pixel, mainCategoryId: tecnologia, active: false },
    { name: 'Celular Lumaki bloqueado', sellerId: blocked, mainCategoryId: tecnologia },
  ];
  for (const product of products) await buildProduct(pool, product);
  for (let index = 0; index < 30; index++) {
    const isFarm = index % 3 === 0;
    await buildProduct(pool, {
      name: `Canasta familiar ${index}`,
      sellerId: isFarm ? finca : pixel,
      mainCategoryId: index % 2 === 0 ? campo : tecnologia,
      price: 20_000 + (index % 4) * 1_000,
      popularity: index % 5,
    });
  }
  await api.runJobs();
  const namesFor = async (text: string): Promise<string[]> => {
    const { productos } = await api.get(`/productos/buscar?search=${encodeURIComponent(text)}`);
    return productos.map(({ nomProducto }) => nomProducto);
  };
  return { api, campo, finca, pixel, namesFor };
}
