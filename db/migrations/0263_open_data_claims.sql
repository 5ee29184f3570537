-- Claims about personal data that are not decided yet mark their person wherever her data is used (Ley 1581 de 2012, art. 15).
create index rights_case_open_data_claim on rights_case (account_id, email) where kind = 'data-claim' and next_on is not null;
