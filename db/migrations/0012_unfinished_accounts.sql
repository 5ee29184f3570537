create index account_unfinished on account (created_at) where status = 0;
