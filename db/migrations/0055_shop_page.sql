-- What shoppers read about a shop besides its name, banner and description.
alter table seller
  add column logo_url text,
  add column returns_policy text not null default '',
  add column shipping_policy text not null default '',
  add column warranty_policy text not null default '',
  add column opening_hours text not null default '',
  -- From the first moment on and before the last one nobody can order; both null: open.
  add column holiday_from timestamptz,
  add column holiday_until timestamptz,
  add column holiday_message text not null default '',
  -- Whether the pages were told of it.
  add column holiday_shown boolean not null default false,
  add constraint holiday_has_both_ends check ((holiday_from is null) = (holiday_until is null)),
  add constraint holiday_ends_after_its_start check (holiday_until > holiday_from);
create index seller_with_holiday on seller (id) where holiday_from is not null;
