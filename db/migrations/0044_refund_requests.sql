-- What was asked for under the key, hashed: another request under the same key is refused, not answered with this one.
alter table refund add column request_fingerprint text;
