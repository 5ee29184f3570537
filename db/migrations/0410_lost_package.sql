-- A parcel that its carrier lost, by an operator's word: whose fault it was, and what its shop has back for it.
create table lost_package (
  order_number bigint not null,
  seller_id int not null,
  -- What the shop would have earned with the lost units: their price less the fee.
  compensation int not null check (compensation >= 0),
  -- What it had been charged for late freight until then.
  freight_waived int not null check (freight_waived >= 0),
  reported_at timestamptz not null,
  primary key (order_number, seller_id),
  foreign key (order_number, seller_id) references package
);
