-- The id of the request that the message came from, for whoever looks it up in the logs, and after a space its W3C traceparent where
-- it was traced. Null: older than this column, or nobody asked.
alter table outbox_message add column caused_by text;
