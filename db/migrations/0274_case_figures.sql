-- Sums of cases by the month in which they were opened, for the public figures; made anew every night.
create table rights_case_month (
  month date not null check (extract(day from month) = 1),
  kind text not null,
  opened int not null check (opened > 0),
  closed int not null check (closed between 0 and opened),
  -- Calendar days of the closed ones from opening to end.
  days int not null check (days >= 0),
  -- Of the closed ones: how many ended for who asked, were answered, were refused. The rest was taken back.
  for_asker int not null check (for_asker >= 0),
  answered int not null check (answered >= 0),
  refused int not null check (refused >= 0),
  primary key (month, kind)
);
