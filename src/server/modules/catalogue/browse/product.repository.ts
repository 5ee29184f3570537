import type { Attribute, CategoryReference, ProductImage, Review } from '../../../../domain/product.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, queryOne, type Sql, sql } from '../../../db/sql.ts';
import { currentHoliday } from './seller.repository.ts';

export interface ListedProduct {
  id: number;
  name: string;
  description: string;
  reference: string;
  price: number;
  salePrice: number | null;
  imageUrl: string;
  images: ProductImage[];
  sellerId: number;
  sellerName: string;
  weightKilograms: number;
  heightCentimetres: number;
  widthCentimetres: number;
  lengthCentimetres: number;
  attributes: Attribute[];
  mainCategory: CategoryReference;
  subcategory: CategoryReference | null;
  inStock: boolean;
}

export interface StoredProductPage extends ListedProduct {
  imageAlt: string;
  perishable: boolean;
  withdrawalException: string | null;
  sellerCityName: string;
  sellerLogoUrl: string | null;
  sellerHoliday: { until: string; message: string } | null;
  sellerCityId: string;
  stock: { termIds: number[]; onHand: number }[];
  reviews: Review[];
  ratingAverage: number;
  ratingCount: number;
  ratingHistogram: number[];
}

/** Everything the product's page shows, with the latest 20 approved reviews. Null for what shoppers cannot see. */
export function findProduct(db: Database, id: number): Promise<StoredProductPage | null> {
  return queryOne<StoredProductPage>(
    db,
    sql`select ${listedColumns}, p.image_alt, p.perishable,
          case when p.perishable then 'perecedero' else coalesce(c.withdrawal_exception, m.withdrawal_exception) end
            as withdrawal_exception,
          origin.name as seller_city_name, s.logo_url as seller_logo_url,
          ${currentHoliday} as seller_holiday, s.city_id as seller_city_id,
          (select coalesce(json_agg(json_build_object('termIds', k.term_ids, 'onHand', k.on_hand)
             order by k.term_ids), '[]') from stock k where k.product_id = p.id) as stock,
          ${reviews} as reviews,
          coalesce(round(g.rating_sum::numeric / nullif(g.review_count, 0), 1), 0) as rating_average,
          coalesce(g.review_count, 0) as rating_count,
          coalesce(g.histogram, '{0,0,0,0,0}') as rating_histogram
        from product p ${listedJoins} join city origin on origin.id = s.city_id
        left join product_rating g on g.product_id = p.id
        where p.id = ${id} and p.active`,
  );
}

export interface ProductPlace {
  id: number;
  mainCategoryId: number;
  subcategoryId: number | null;
}

/** Where a visible product stands in the catalogue. */
export function findProductPlace(db: Database, id: number): Promise<ProductPlace | null> {
  return queryOne<ProductPlace>(
    db,
    sql`select p.id, p.main_category_id, p.subcategory_id
        from product p join seller s on s.id = p.seller_id and s.status = 2
        where p.id = ${id} and p.active`,
  );
}

/** Of a product `p` that shoppers see. */
export const listedJoins: Sql = sql`join seller s on s.id = p.seller_id and s.status = 2
  join category m on m.id = p.main_category_id
  left join category c on c.id = p.subcategory_id`;

const attributes: Sql = sql`(select coalesce(json_agg(json_build_object(
    'id', a.id, 'name', a.name, 'productId', a.product_id,
    'terms', (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.position), '[]')
              from product_term t where t.attribute_id = a.id)
  ) order by a.position), '[]') from product_attribute a where a.product_id = p.id)`;

const images: Sql = sql`(select coalesce(json_agg(json_build_object('url', i.url, 'alt', i.alt)
  order by i.position), '[]') from product_image i where i.product_id = p.id)`;

const reviews: Sql = sql`(select coalesce(json_agg(json_build_object(
    'id', r.id, 'authorName', r.author_name, 'text', r.body, 'rating', r.rating,
    'createdAt', ${isoText(sql`r.created_at`)},
    'reply', r.reply, 'verified', r.order_number is not null
  ) order by r.created_at desc, r.id desc), '[]')
  from (select * from review where product_id = p.id and status = 'approved'
        order by created_at desc, id desc limit 20) r)`;

/** What the specification's lists carry of it. */
export const listedColumns: Sql = sql`p.id, p.name, p.description, p.reference, p.price, p.sale_price,
  p.image_url, ${images} as images,
  p.seller_id, s.display_name as seller_name,
  p.weight_kilograms, p.height_centimetres,
  p.width_centimetres, p.length_centimetres,
  ${attributes} as attributes, json_build_object('id', m.id, 'name', m.name) as main_category,
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as subcategory,
  exists (select from stock where stock.product_id = p.id and stock.on_hand > 0) as in_stock`;
