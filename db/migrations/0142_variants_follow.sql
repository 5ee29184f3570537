-- What changed while the variants were written.
update product_variant v
set price = p.price, sale_price = p.sale_price, weight_kilograms = p.weight_kilograms,
  height_centimetres = p.height_centimetres, width_centimetres = p.width_centimetres,
  length_centimetres = p.length_centimetres
from product p
where p.id = v.product_id
  and (v.price, v.sale_price, v.weight_kilograms, v.height_centimetres, v.width_centimetres, v.length_centimetres)
    is distinct from (p.price, p.sale_price, p.weight_kilograms, p.height_centimetres, p.width_centimetres,
      p.length_centimetres);

-- Offers that stand or wait become offers of each variant.
with whole as (
  update offer o set state = 'ended' from product p
  where p.id = o.product_id and p.stock_per_combination and o.state <> 'ended' and o.variant_id is null
    and exists (select from product_variant v where v.product_id = p.id)
  returning o.product_id, o.sale_price, o.starts_at, o.ends_at
)
insert into offer (product_id, variant_id, sale_price, starts_at, ends_at, state)
select whole.product_id, v.id, whole.sale_price, whole.starts_at, whole.ends_at,
  case when whole.starts_at <= now() then 'running' else 'planned' end
from whole join product_variant v on v.product_id = whole.product_id;

-- Locks that let everybody read and write.
alter table offer validate constraint offer_variant_id_fkey;
alter table product validate constraint product_gtin_is_digits;
alter table product validate constraint product_content_is_whole;
