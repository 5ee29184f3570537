-- Words that orders are looked for by stand in a table of their own, one row an order: in the rows of orders and packages
-- each new word rewrote some thirty entries of indexes, inside the statement that places an order. Sellers' words begin
-- with the shop's id ('12:cafe'), operators' with nothing (':cafe'), so that one index serves all without showing anybody
-- another's. No key to `orders`: whoever locks an order may wait for the row in `order_to_index`, never the other way round.
create table order_words (
  order_number bigint primary key,
  words tsvector not null
);
-- Orders whose words are missing or old. A row is worked off and deleted by a job within seconds.
create table order_to_index (
  order_number bigint primary key,
  asked_at timestamptz not null
);

insert into order_words (order_number, words)
select number, array_to_tsvector(
  array(select ':' || word from unnest(tsvector_to_array(orders.search_words)) word)
  || array(select word from package, unnest(tsvector_to_array(package.search_words)) word
           where package.order_number = orders.number))
from orders;
create index order_words_found on order_words using gin (words);

drop trigger order_words on orders;
drop trigger order_guide on package;
drop trigger package_goods on order_line;
drop trigger package_guide on package;
drop function note_order_words, note_order_guide, note_package_goods, note_package_guide;
drop function order_search_words(orders);
drop function package_search_words(bigint, int);
alter table orders drop column search_words;
alter table package drop column search_words;

-- Volatile, so that it sees what was committed until its call: the job has locked the orders' rows in the queue by then.
create function words_of_orders(p_numbers bigint[]) returns table (order_number bigint, words tsvector)
language sql volatile rows 20 as $$
  select part.number, array_to_tsvector(array_agg(part.prefix || word))
  from (
    select number, ':' as prefix, concat_ws(' ', number, first_name, last_name, email, document_number, phone,
      (select string_agg(tracking_number, ' ') from package where package.order_number = number)) as typed
    from orders where number = any(p_numbers)
    union all
    select number, package.seller_id || ':', concat_ws(' ', number, first_name, last_name, tracking_number,
      (select string_agg(name || ' ' || reference, ' ') from order_line line
       where line.order_number = number and line.seller_id = package.seller_id))
    from orders join package on package.order_number = number
    where number = any(p_numbers)
  ) part
  cross join lateral string_to_table(regexp_replace(fold_text(typed), '[^[:alnum:]]+', ' ', 'g'), ' ') word
  where word <> ''
  group by part.number
$$;

create function note_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_to_index (order_number, asked_at) select number, now() from new_orders;
  return null;
end $$;
create trigger order_placed after insert on orders
  referencing new table as new_orders for each statement execute function note_new_orders();

-- The update makes whoever changes an order wait while its words are made: they would be old else, and nobody would know.
create function ask_for_words(p_number bigint) returns void language sql as $$
  insert into order_to_index (order_number, asked_at) values (p_number, now())
  on conflict (order_number) do update set asked_at = excluded.asked_at
$$;
create function note_changed_buyer() returns trigger language plpgsql as $$
begin
  perform ask_for_words(new.number);
  return null;
end $$;
create trigger order_buyer after update of first_name, last_name, email, document_number, phone on orders
  for each row execute function note_changed_buyer();
create function note_changed_guide() returns trigger language plpgsql as $$
begin
  perform ask_for_words(new.order_number);
  return null;
end $$;
create trigger package_guide after update of tracking_number on package
  for each row when (new.tracking_number is distinct from old.tracking_number) execute function note_changed_guide();
create trigger package_guide_at_once after insert on package
  for each row when (new.tracking_number is not null) execute function note_changed_guide();
