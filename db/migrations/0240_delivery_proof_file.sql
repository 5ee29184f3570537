-- The picture of a delivery shows a door and perhaps a person: its file lies among the documents, behind the order's guards.
-- `delivery_proof_url` says that it still lies under /img, until a worker has moved it.
alter table package add column delivery_proof_file text;
update package set delivery_proof_file = substr(delivery_proof_url, length('/img/') + 1)
where delivery_proof_url is not null;
