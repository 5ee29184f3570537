create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- unaccent() alone is only STABLE, because its dictionary could change; naming the dictionary makes it safe to index.
create function fold_text(text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create text search configuration spanish_folded (copy = pg_catalog.spanish);
alter text search configuration spanish_folded
  alter mapping for hword, hword_part, word with unaccent, spanish_stem;

create table department (
  id text primary key check (id ~ '^\d{2}$'),
  name text not null
);

create table city (
  id text primary key check (id ~ '^\d{5}$'),
  department_id text not null references department,
  name text not null,
  latitude double precision not null check (latitude between -4.5 and 13.6),
  longitude double precision not null check (longitude between -82 and -66.5),
  is_capital boolean not null default false,
  -- area_no_municipalizada and isla have no road courier service.
  kind text not null default 'municipio',
  needs_forwarding boolean not null default false
);
create index city_by_department on city (department_id, is_capital desc, name);

create table person_type (
  id text primary key,
  name text not null,
  position smallint not null
);

create table document_type (
  id text primary key,
  name text not null,
  abbreviation text not null,
  dian_code text,
  epayco_code text,
  position smallint not null
);

-- Whatever the business may change without a programmer; every key has its schema in the code that reads it.
create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
