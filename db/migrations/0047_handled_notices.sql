-- The night deletes old notices: without reading all there ever were.
create index payment_notice_handled on payment_notice (handled_at) where handled_at is not null;
