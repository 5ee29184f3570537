-- What a photo of a case looks like, in 64 bits (dHash), beside the hash of its bytes: a smaller or re-encoded copy is found.
alter table rights_case_photo
  -- Null: stored before photos had one, or a picture without anything to tell it by.
  add column fingerprint bit(64),
  -- Its four quarters, each with its place, for the index: src/domain/picture-fingerprint.ts.
  add column fingerprint_bands int[];
-- Photos come one by one and are looked for at once: no list of what the index does not hold yet.
create index rights_case_photo_by_bands on rights_case_photo using gin (fingerprint_bands) with (fastupdate = off)
  where fingerprint_bands is not null;
