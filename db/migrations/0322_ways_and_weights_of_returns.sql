-- How a parcel goes back, what it should weigh, and what its carrier and its shop say that it weighs: proof where a box comes
-- back empty (src/domain/rights/return-way.ts, return-weight.ts). Grams and whole pesos.
alter table rights_case
  add column return_way text check (return_way in ('own', 'label', 'pickup')),
  -- By the tariff on the day on which it was handed over; null: an older case.
  add column return_freight int check (return_freight >= 0),
  -- Of the products as the catalogue weighed them on that day; null: it does not say.
  add column return_expected_grams int check (return_expected_grams > 0),
  add column return_dropped_grams int check (return_dropped_grams > 0),
  add column return_received_grams int check (return_received_grams > 0);
