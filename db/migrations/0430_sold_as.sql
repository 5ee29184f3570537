-- What a buyer's rights about a line go by is what was offered at the sale, whatever its product says afterwards.
alter table order_line
  -- As `offer_of_product` answered it at the sale; null: sold before this was kept, so as the product is today.
  add column sold_as jsonb;

-- What a product offers as it is now, in one word each and without what there is none of: why it cannot be withdrawn from
-- ('exception'), the months of its warranty and the days that it keeps, as its facts say them ('warranty', 'shelfLife').
-- Null: there is no such product (any more).
create function offer_of_product(product_id int) returns jsonb
language sql stable parallel safe as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'exception', case when is_perishable(product.perishable, product.main_category_id, product.subcategory_id) then 'perecedero'
      else coalesce(sub.withdrawal_exception, main.withdrawal_exception) end,
    'warranty', (select value from product_fact fact where fact.product_id = product.id and key = 'garantia'),
    'shelfLife', (select value from product_fact fact where fact.product_id = product.id and key = 'vida-util')))
  from product
  left join category main on main.id = product.main_category_id
  left join category sub on sub.id = product.subcategory_id
  where product.id = offer_of_product.product_id
$$;
