-- What `product.popularity` owes to purchases of late: counted at night, and taken off again when they are long ago. Whatever
-- else the popularity is made of (a catalogue brought its own) stays. A sold-out product has 2,000,000,000 less.
create table product_demand (
  product_id int primary key references product on delete cascade,
  points int not null check (points > 0)
);
