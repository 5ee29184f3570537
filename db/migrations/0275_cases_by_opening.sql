-- no transaction
-- Cases by the day on which they were opened (rights/case-figures.repository.ts).
drop index concurrently if exists rights_case_by_opening;
create index concurrently rights_case_by_opening on rights_case (opened_on);
