import { type Database, execute, sql } from '../db/sql.ts';
import { type CategoryOfFields, seedFacts, seedFields } from './demo-facts.ts';
import type { DemoPictures } from './demo-pictures.ts';
import {
  attributeRows,
  combinationStock,
  type DemoProduct,
  termRows,
  variantPictures,
} from './demo-products.ts';
import { readSeedFile } from './seed-file.ts';

interface DemoCategory extends CategoryOfFields {
  name: string;
  parentId: number | null;
  withdrawalException?: string;
}

/** Categories, sellers and products of db/seed/demo, with ids that never change. */
export async function seedDemoCatalogue(db: Database, pictures: DemoPictures, now: Date): Promise<void> {
  const categories = await readSeedFile<DemoCategory[]>('demo/categories.json');
  await seedCategories(db, categories, pictures);
  await seedFields(db, categories, now);
  await seedSellers(db, await readSeedFile<{ id: number }[]>('demo/sellers.json'), pictures);
  const products = await readSeedFile<DemoProduct[]>('demo/products.json');
  await seedProducts(db, products, pictures, now);
  await seedChoices(db, products);
  await seedVariantPictures(db, products, pictures);
  await seedFacts(db, products);
}

async function seedCategories(db: Database, categories: DemoCategory[], pictures: DemoPictures) {
  const rows = categories.map((category, position) => ({
    ...category,
    position,
    image: pictures.categories.get(category.id),
    featured: pictures.featured.get(category.id),
  }));
  await execute(
    db,
    sql`insert into category (id, name, parent_id, position, image_url, image_alt, featured_image_url,
          withdrawal_exception)
        select id, name, "parentId", position, image ->> 'url', coalesce(image ->> 'alt', ''), featured ->> 'url',
          "withdrawalException"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id int, name text, "parentId" int,
          position int, image jsonb, featured jsonb, "withdrawalException" text)`,
  );
}

async function seedSellers(db: Database, sellers: { id: number }[], pictures: DemoPictures) {
  const rows = sellers.map((seller) => ({ ...seller, banner: pictures.sellers.get(seller.id)?.url }));
  await execute(
    db,
    sql`insert into seller (id, display_name, company_name, first_name, last_name, person_type_id, nit, city_id,
          address, phone, email, epayco_id, fee_percent, description, banner_url, status)
        select id, "displayName", "companyName", "firstName", "lastName", "personTypeId", nit, "cityId",
          address, phone, email, "epaycoId", "feePercent", description, banner, 2
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(id int, "displayName" text,
          "companyName" text, "firstName" text, "lastName" text, "personTypeId" text, nit text, "cityId" text,
          address text, phone text, email text, "epaycoId" text, "feePercent" numeric, description text,
          banner text)`,
  );
}

async function seedProducts(db: Database, products: DemoProduct[], pictures: DemoPictures, now: Date) {
  const rows = products.map((product) => ({
    ...product,
    pictures: pictures.products.get(product.reference) ?? [],
    stockPerCombination: product.stockPerCombination ?? false,
    // A product every six hours, so that 'newest' has an order.
    createdAt: new Date(now.getTime() - product.id * 6 * 3_600_000).toISOString(),
  }));
  await execute(
    db,
    sql`insert into product (id, seller_id, main_category_id, subcategory_id, reference, name, description, price,
          sale_price, image_url, image_alt, weight_kilograms, height_centimetres, width_centimetres,
          length_centimetres, tax_class, perishable, stock_per_combination, popularity, created_at,
          content_amount, content_unit, content_pieces)
        select id, "sellerId", "mainCategoryId", "subcategoryId", reference, name, description, price,
          "salePrice", pictures -> 0 ->> 'url', pictures -> 0 ->> 'alt', "weightKilograms", "heightCentimetres",
          "widthCentimetres", "lengthCentimetres", "taxClass", perishable, "stockPerCombination", popularity,
          "createdAt", (content ->> 'amount')::numeric, content ->> 'unit', (content ->> 'pieces')::int
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(id int, "sellerId" int,
          "mainCategoryId" int, "subcategoryId" int, reference text, name text, description text, price int,
          "salePrice" int, pictures jsonb, "weightKilograms" numeric, "heightCentimetres" numeric,
          "widthCentimetres" numeric, "lengthCentimetres" numeric, "taxClass" text, perishable boolean,
          "stockPerCombination" boolean, popularity int, "createdAt" timestamptz,
          content jsonb)`,
  );
  await execute(
    db,
    sql`insert into product_image (product_id, position, url, alt)
        select p.id, i.position, i.picture ->> 'url', i.picture ->> 'alt'
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(id int, pictures jsonb),
          jsonb_array_elements(p.pictures) with ordinality as i(picture, position)`,
  );
}

async function seedChoices(db: Database, products: DemoProduct[]) {
  await execute(
    db,
    sql`insert into product_attribute (id, product_id, name, position)
        select id, product_id, name, position from jsonb_to_recordset(${JSON.stringify(attributeRows(products))}::jsonb)
          as a(id int, product_id int, name text, position smallint)`,
  );
  await execute(
    db,
    sql`insert into product_term (id, attribute_id, name, position)
        select id, attribute_id, name, position from jsonb_to_recordset(${JSON.stringify(termRows(products))}::jsonb)
          as t(id int, attribute_id int, name text, position smallint)`,
  );
  await execute(
    db,
    sql`insert into stock (product_id, term_ids, on_hand)
        select product_id, array(select jsonb_array_elements_text(term_ids)::int), on_hand
        from jsonb_to_recordset(${JSON.stringify(combinationStock(products))}::jsonb)
          as s(product_id int, term_ids jsonb, on_hand int)`,
  );
}

/** The variants came with their stocks. */
async function seedVariantPictures(db: Database, products: DemoProduct[], pictures: DemoPictures) {
  const rows = variantPictures(products).map(({ product_id, reference, term_id, places }) => {
    const own = pictures.products.get(reference) ?? [];
    return { product_id, term_id, urls: places.flatMap((place) => own[place - 1]?.url ?? []) };
  });
  await execute(
    db,
    sql`update product_variant v set image_urls = shown.urls
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shown (product_id int, term_id int, urls text[])
        where v.product_id = shown.product_id and shown.term_id = any(v.term_ids)`,
  );
}
