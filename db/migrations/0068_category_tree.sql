-- Hidden: in no menu, filter or list of the shop; its address and its products go on.
alter table category add column hidden boolean not null default false;

-- Where the addresses of a category lead that was merged into another one.
create table category_redirect (
  old_id int primary key,
  new_id int not null references category on delete cascade,
  merged_at timestamptz not null
);
create index category_redirect_by_new on category_redirect (new_id);

-- What sellers are offered as attributes of a product of the category, with the usual choices.
create table category_attribute (
  category_id int not null references category on delete cascade,
  position smallint not null,
  name text not null check (length(name) between 1 and 60),
  terms text[] not null,
  primary key (category_id, position)
);
