-- What the search box offers while somebody types: searches, products, categories and shops, written by a job.
drop table search_suggestion;

-- Words apart by one space, without accents, case and signs: as typed texts and suggestions are compared.
create function suggestion_text(text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(fold_text($1), '[^a-z0-9]+', ' ', 'g')) $$;

-- How a folded text is heard: b = v, s = c = z, ll = y, no h, no doubled letters; C stands for ch.
create function suggestion_sound(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    translate(
      regexp_replace(
        regexp_replace(
          regexp_replace(replace(replace(replace($1, 'ch', 'C'), 'h', ''), 'll', 'y'), 'c(?=[ei])', 's', 'g'),
          'qu?(?=[ei])', 'k', 'g'),
        'g(?=[ei])', 'j', 'g'),
      'vzcqw', 'bskku'),
    '(.)\1+', '\1', 'g')
$$;

create table suggestion (
  id int generated always as identity primary key,
  -- 1 search, 2 product, 3 category, 4 shop.
  kind smallint not null check (kind between 1 and 4),
  -- The product, category or shop; 0 for searches.
  subject_id int not null,
  shown text not null,
  -- Comparable within a kind.
  weight int not null,
  unique (kind, subject_id, shown)
);
create index suggestion_weightiest on suggestion (kind, weight desc, id);

-- A suggestion is found by the start of any of its words, of its first word with any later one, and of its options.
-- No foreign keys here: all of it is written by one job in one transaction.
create table suggestion_start (
  -- Folded, at most 40 characters, a space after each word.
  folded text collate "C" not null,
  suggestion_id int not null,
  kind smallint not null,
  weight int not null,
  primary key (folded, suggestion_id) include (kind, weight)
);

-- The best of each kind for beginnings of so many starts that nobody should read them all.
create table suggestion_top (
  beginning text collate "C" not null,
  kind smallint not null,
  place smallint not null,
  suggestion_id int not null,
  weight int not null,
  primary key (beginning, kind, place)
);

-- Words of suggestions, to correct mistyped ones.
create table suggestion_word (
  word text collate "C" primary key,
  sound text collate "C" not null,
  frequency int not null
);
create index suggestion_word_by_sound on suggestion_word (sound, frequency desc) include (word);
