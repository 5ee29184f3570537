-- Rules that look into a table, as functions that answer a set: `(select * from f(...))` becomes part of the statement, where a
-- function of one value that looks into a table is called for each row, which was half of what 24 promises cost. In place of
-- is_perishable, dispatch_of, offer_of_product and freight_back_of, which the version before this one still calls.

-- Whether a product spoils on its way: its category says so (of two levels either), or the product itself, which may only
-- tighten what the category says. Everybody asks this function: quotes and orders (how far it may travel), the page and the
-- release of a shop's money (no right of withdrawal), the editor, sheets. Scalars, not the row: a whole row would be copied
-- with its long texts at every call.
create function perishability(own boolean, main_category_id int, subcategory_id int) returns setof boolean
language sql stable parallel safe as $$
  select own or exists (select from category
    where category.id in (main_category_id, subcategory_id) and category.withdrawal_exception = 'perecedero')
$$;

-- The rule of a shop as the promise reads it, named as in the domain (DispatchRule).
create function dispatch_rule(shop seller) returns setof jsonb language sql stable parallel safe as $$
  select jsonb_build_object('weekdays', shop.dispatch_weekdays, 'cutOffMinutes', shop.cut_off_minutes,
    'minimumHandlingDays', least(shop.handling_days, coalesce(learned.minimum_days, 1)),
    'maximumHandlingDays', greatest(shop.handling_days, coalesce(learned.maximum_days, 0)),
    'holiday', case when shop.holiday_from is not null then jsonb_build_object(
      'from', (shop.holiday_from at time zone 'America/Bogota')::date,
      'until', ((shop.holiday_until - interval '1 millisecond') at time zone 'America/Bogota')::date) end)
  from (select) one left join learned_dispatch learned on learned.seller_id = shop.id
$$;

-- What a product offers as it is now, in one word each and without what there is none of: why it cannot be withdrawn from
-- ('exception'), the months of its warranty and the days that it keeps, as its facts say them ('warranty', 'shelfLife').
-- No row: there is no such product (any more).
create function product_offer(product_id int) returns setof jsonb
language sql stable parallel safe as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'exception', case when (select * from perishability(product.perishable, product.main_category_id, product.subcategory_id))
      then 'perecedero' else coalesce(sub.withdrawal_exception, main.withdrawal_exception) end,
    'warranty', (select value from product_fact fact where fact.product_id = product.id and key = 'garantia'),
    'shelfLife', (select value from product_fact fact where fact.product_id = product.id and key = 'vida-util')))
  from product
  left join category main on main.id = product.main_category_id
  left join category sub on sub.id = product.subcategory_id
  where product.id = product_offer.product_id
$$;

-- What goes back of a late parcel's freight, given or still promised: a part of it may have gone back with a withdrawal, and what
-- went back otherwise did not go back for being late.
create function freight_back(parcel package) returns setof jsonb language sql stable parallel safe as $$
  select case
    when late.amount is not null then
      jsonb_build_object('on', parcel.freight_back_on, 'amount', late.amount, 'isGiven', true, 'isPaid', true)
    when parcel.freight_back_on is not null and not parcel.shipping_refunded and parcel.status_id not in (31, 32)
        and (parcel.delivered_at is null or parcel.delivery_disputed_at is not null
          or (parcel.delivered_at at time zone 'America/Bogota')::date >= parcel.freight_back_on) then
      jsonb_build_object('on', parcel.freight_back_on, 'amount', parcel.shipping_rate - parcel.shipping_refunded_amount,
        'isGiven', false, 'isPaid', parcel.money_state <> 'none')
  end
  from (select) one
  left join late_freight late on late.order_number = parcel.order_number and late.seller_id = parcel.seller_id
$$;

-- While the version before this one still runs, both say one thing.
create or replace function is_perishable(own boolean, main_category_id int, subcategory_id int) returns boolean
language sql stable parallel safe as $$ select * from perishability(own, main_category_id, subcategory_id) $$;
create or replace function dispatch_of(shop seller) returns jsonb
language sql stable as $$ select * from dispatch_rule(shop) $$;
create or replace function offer_of_product(product_id int) returns jsonb
language sql stable parallel safe as $$ select * from product_offer(product_id) $$;
create or replace function freight_back_of(parcel package) returns jsonb
language sql stable as $$ select * from freight_back(parcel) $$;
