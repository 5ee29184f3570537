-- To compress ten mails took 0.55 of the 1.36 ms of processor time that storing them takes, for a mailbox that only
-- development and demos have and that keeps its messages for some days.
alter table mailbox_message alter column html set storage external, alter column text set storage external;
