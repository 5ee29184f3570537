-- Sales of a shop by day, answered from one index: the goods of a package less what was refunded, on the Colombian day
-- of its order. On the package and not in a row per shop and day, which all of a shop's orders would have to lock.
alter table package add column sold_on date;
alter table package add column refunded_goods bigint not null default 0 check (refunded_goods >= 0);

update package set
  sold_on = (select (created_at at time zone 'America/Bogota')::date from orders where number = order_number),
  refunded_goods = coalesce((select sum(cancelled_quantity::bigint * unit_price) from order_line line
    where line.order_number = package.order_number and line.seller_id = package.seller_id), 0);
alter table package alter column sold_on set not null;

create function note_day_of_sale() returns trigger language plpgsql as $$
begin
  select (created_at at time zone 'America/Bogota')::date into new.sold_on from orders where number = new.order_number;
  return new;
end $$;
create trigger package_day_of_sale before insert on package for each row execute function note_day_of_sale();

create function note_refunded_goods() returns trigger language plpgsql as $$
begin
  update package set refunded_goods = refunded_goods
    + (new.cancelled_quantity - old.cancelled_quantity)::bigint * new.unit_price
  where order_number = new.order_number and seller_id = new.seller_id;
  return null;
end $$;
create trigger line_refunded_goods after update of cancelled_quantity on order_line
  for each row when (new.cancelled_quantity <> old.cancelled_quantity) execute function note_refunded_goods();

-- 32 is cancelled, 33 waits for its payment.
create index package_sold on package (seller_id, sold_on, order_number) include (subtotal, refunded_goods)
  where status_id not in (32, 33);
