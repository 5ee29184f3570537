-- Stored files whose bytes are not what was written, for the operators' system page; the files themselves are no rows.
create table damaged_file (
  area text not null check (area in ('files', 'documents')),
  name text not null,
  -- Of the folder or bucket where it was read.
  address text not null,
  found_at timestamptz not null,
  primary key (address, area, name)
);
