-- A review belongs to one line of a delivered order. Earlier ones belong to nobody: they stay, marked, and out of the
-- averages.
alter table review
  add column order_number bigint,
  add column order_line smallint,
  add column edited_at timestamptz,
  add constraint review_line_whole check ((order_number is null) = (order_line is null)),
  add constraint review_line foreign key (order_number, order_line) references order_line,
  add constraint review_once_per_line unique (order_number, order_line);
create index review_of_account on review (account_id) where account_id is not null;

drop index review_rating_of_seller;
create index review_rating_of_seller on review (seller_id, rating)
  where status = 'approved' and order_number is not null;
delete from product_rating;
