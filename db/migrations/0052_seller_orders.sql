-- When the shop got the package, and when it took it on: its deadlines count from here (setting 'fulfilment-rules').
-- Both null while the order waits for its payment, when no shop sees the package. Whole milliseconds, as pages of the
-- list begin after one of them.
alter table package add column received_at timestamptz;
alter table package add column accepted_at timestamptz;
-- What the shop looks for, word by word: number, buyer's name, goods, tracking number. Each word begins with the shop's
-- id, so that one index serves every shop without reading another's packages.
alter table package add column search_words tsvector;

-- The groups of the shop's list.
alter table package add column stage text not null generated always as (
  case status_id
    when 19 then 'to-accept'
    when 20 then 'to-prepare'
    when 21 then 'to-send'
    when 1 then 'to-send'
    when 7 then 'on-the-way'
    when 2 then 'on-the-way'
    when 30 then 'on-the-way'
    when 31 then 'on-the-way'
    when 3 then 'delivered'
    else 'cancelled'
  end) stored;

create function package_search_words(p_order_number bigint, p_seller_id int) returns tsvector language sql stable as $$
  select array_to_tsvector(array_agg(distinct p_seller_id || ':' || word))
  from package
  join orders on orders.number = package.order_number
  cross join lateral regexp_split_to_table(fold_text(concat_ws(' ', orders.number, orders.first_name, orders.last_name,
    package.tracking_number,
    (select string_agg(line.name || ' ' || line.reference, ' ') from order_line line
     where line.order_number = package.order_number and line.seller_id = package.seller_id))), '[^[:alnum:]]+') word
  where package.order_number = p_order_number and package.seller_id = p_seller_id and word <> ''
$$;

update package set
  received_at = date_trunc('milliseconds', coalesce(
    (select min(changed_at) from package_status_change change
     where change.order_number = package.order_number and change.seller_id = package.seller_id and status_id = 19),
    case when status_id not in (32, 33)
         then (select created_at from orders where orders.number = package.order_number) end)),
  accepted_at = date_trunc('milliseconds',
    (select min(changed_at) from package_status_change change
     where change.order_number = package.order_number and change.seller_id = package.seller_id and status_id = 20)),
  search_words = package_search_words(order_number, seller_id);

create function note_package_moment() returns trigger language plpgsql as $$
begin
  if new.status_id = 19 then
    update package set received_at = date_trunc('milliseconds', new.changed_at)
    where order_number = new.order_number and seller_id = new.seller_id and received_at is null;
  else
    update package set accepted_at = date_trunc('milliseconds', new.changed_at)
    where order_number = new.order_number and seller_id = new.seller_id and accepted_at is null;
  end if;
  return null;
end $$;
create trigger package_moment after insert on package_status_change
  for each row when (new.status_id in (19, 20)) execute function note_package_moment();

create function note_package_goods() returns trigger language plpgsql as $$
begin
  update package set search_words = package_search_words(package.order_number, package.seller_id)
  from (select distinct order_number, seller_id from new_lines) sold
  where package.order_number = sold.order_number and package.seller_id = sold.seller_id;
  return null;
end $$;
create trigger package_goods after insert on order_line
  referencing new table as new_lines for each statement execute function note_package_goods();

create function note_package_guide() returns trigger language plpgsql as $$
begin
  update package set search_words = package_search_words(new.order_number, new.seller_id)
  where order_number = new.order_number and seller_id = new.seller_id;
  return null;
end $$;
create trigger package_guide after update of tracking_number on package
  for each row when (new.tracking_number is distinct from old.tracking_number) execute function note_package_guide();

create index package_shop_newest on package (seller_id, order_number desc) where received_at is not null;
create index package_shop_stage on package (seller_id, stage, order_number desc) where received_at is not null;
-- What has to be done, the first to fall due first.
create index package_shop_due on package (seller_id, stage, (coalesce(accepted_at, received_at)), order_number)
  where received_at is not null and stage in ('to-accept', 'to-prepare', 'to-send');
create index package_shop_cash on package (seller_id, order_number desc) where status_id = 3 and money_state = 'none';
create index package_shop_words on package using gin (search_words);
