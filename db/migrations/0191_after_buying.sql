-- Where a carrier outside the list shows the parcel, and the window that the buyer was told before the present one.
alter table package
  add column tracking_url text constraint tracking_url_is_safe check (tracking_url ~ '^https://' and length(tracking_url) <= 300),
  add column replaced_from date,
  add column replaced_to date;
