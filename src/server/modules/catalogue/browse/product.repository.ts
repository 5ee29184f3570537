import type { Fact } from '../../../../domain/category-schema.ts';
import type { NetContent } from '../../../../domain/net-content.ts';
import type { Attribute, CategoryReference, ProductImage, Review } from '../../../../domain/product.ts';
import type { Variant } from '../../../../domain/variant.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, queryOne, type Sql, sql } from '../../../db/sql.ts';
import { factsOf } from '../facts/product-fact.repository.ts';
import { isInStock, placedVariants } from '../products/variant-columns.repository.ts';
import { currentHoliday, sellerLevel } from './seller.repository.ts';

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
  hasPriceRange: boolean;
  gtin: string | null;
  content: NetContent | null;
}

export interface StoredProductPage extends ListedProduct {
  imageAlt: string;
  perishable: boolean;
  facts: Fact[];
  withdrawalException: string | null;
  sellerCityName: string;
  sellerLogoUrl: string | null;
  sellerLevel: number | null;
  sellerHoliday: { until: string; message: string } | null;
  /** At most so many business days until the parcel leaves; null: the shop has days of its own. */
  dispatchDays: number | null;
  stock: { termIds: number[]; onHand: number }[];
  variants: Variant[];
  reviews: Review[];
  ratingAverage: number;
  ratingCount: number;
  ratingHistogram: number[];
  /** Those that are answered. */
  questionCount: number;
}

/** Everything the product's page shows, with the latest 20 approved reviews. Null for what shoppers cannot see. */
export function findProduct(db: Database, id: number): Promise<StoredProductPage | null> {
  return queryOne<StoredProductPage>(
    db,
    sql`select ${listedColumns}, p.image_alt, fresh.perishable,
          case when fresh.perishable then 'perecedero' else coalesce(c.withdrawal_exception, m.withdrawal_exception) end
            as withdrawal_exception,
          ${factsOf} as facts, origin.name as seller_city_name, s.logo_url as seller_logo_url, ${sellerLevel} as seller_level,
          ${currentHoliday} as seller_holiday, case when s.dispatch_weekdays @> '{1,2,3,4,5}' then ((select * from dispatch_rule(s)) ->> 'maximumHandlingDays')::int end as dispatch_days,
          (select coalesce(json_agg(json_build_object('termIds', k.term_ids, 'onHand', k.on_hand)
             order by k.term_ids), '[]')
           from stock k left join product_variant v on v.product_id = k.product_id and v.term_ids = k.term_ids
           where k.product_id = p.id and v.active is distinct from false) as stock,
          ${shownVariants} as variants,
          ${reviews} as reviews,
          coalesce(round(g.rating_sum::numeric / nullif(g.review_count, 0), 1), 0) as rating_average,
          coalesce(g.review_count, 0) as rating_count,
          coalesce(g.histogram, '{0,0,0,0,0}') as rating_histogram,
          (select count(*)::int from product_question q where q.product_id = p.id and q.state = 'answered') as question_count
        from product p ${listedJoins} join city origin on origin.id = s.city_id
        cross join lateral (select * from perishability(p.perishable, p.main_category_id, p.subcategory_id) offset 0) fresh (perishable)
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

/** Those that shoppers may choose, in the order of their terms. */
export const shownVariants: Sql = sql`(select coalesce(json_agg(json_build_object(
    'id', v.id, 'termIds', v.term_ids, 'reference', v.reference, 'price', v.price, 'salePrice', v.sale_price,
    'weightKilograms', v.weight_kilograms, 'heightCentimetres', v.height_centimetres,
    'widthCentimetres', v.width_centimetres, 'lengthCentimetres', v.length_centimetres,
    'imageUrls', v.image_urls, 'gtin', v.gtin,
    'content', net_content(v.content_amount, v.content_unit, v.content_pieces), 'onHand', k.on_hand
  ) order by v.term_places, v.term_ids), '[]')
  from (${placedVariants}) v join stock k on k.product_id = v.product_id and k.term_ids = v.term_ids
  where v.active and v.price is not null)`;

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
  ${isInStock} as in_stock, p.has_price_range, p.gtin,
  net_content(p.content_amount, p.content_unit, p.content_pieces) as content`;
