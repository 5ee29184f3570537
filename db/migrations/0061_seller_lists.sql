-- A search of a shop's own products reads this index alone: 20,000 products in 4 ms instead of 30 from the table, and
-- whatever other shops sell costs nothing.
drop index product_of_seller;
create index product_of_seller on product (seller_id, id desc) include (state, folded_text);

-- Stocks of few units by shop, so that her list of what runs out does not probe each of 20,000 stocks. Apart from stock:
-- an index there whose condition names on_hand would end its cheap updates, which every sale makes. Written by a trigger,
-- as each statement that moves stock would else have to remember it; a pure copy of stocks of at most 5 units
-- (LOW_STOCK_UNITS).
create table short_stock (
  product_id int not null,
  term_ids int[] not null,
  seller_id int not null,
  is_out boolean not null,
  primary key (product_id, term_ids)
);
insert into short_stock (product_id, term_ids, seller_id, is_out)
select product_id, term_ids, product.seller_id, on_hand = 0
from stock join product on product.id = product_id where on_hand <= 5;
create index short_stock_of_seller on short_stock (seller_id, product_id) include (is_out);

-- Only ever called by whoever holds the lock of the stock's row, so copies of one stock follow each other.
create function copy_short_stock() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from short_stock where product_id = old.product_id and term_ids = old.term_ids;
  end if;
  if tg_op <> 'DELETE' and new.on_hand <= 5 then
    insert into short_stock (product_id, term_ids, seller_id, is_out)
    select new.product_id, new.term_ids, seller_id, new.on_hand = 0 from product where id = new.product_id;
  end if;
  return null;
end $$;
create trigger stock_short_inserted after insert on stock
  for each row when (new.on_hand <= 5) execute function copy_short_stock();
create trigger stock_short_changed after update of on_hand on stock
  for each row when ((old.on_hand <= 5) <> (new.on_hand <= 5) or (old.on_hand = 0) <> (new.on_hand = 0))
  execute function copy_short_stock();
create trigger stock_short_deleted after delete on stock
  for each row when (old.on_hand <= 5) execute function copy_short_stock();
