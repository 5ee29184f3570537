#!/bin/sh
# /etc/patroni/make-shop.sh: Patroni runs it once, on the first primary, with a connection URL as its argument. In a cluster that is
# begun from the archive there is all of it already.
set -eu
psql --quiet --set ON_ERROR_STOP=1 "$1" <<'SQL'
select 'create role plazuela login' where not exists (select from pg_roles where rolname = 'plazuela') \gexec
alter role plazuela password '{{DATABASE_PASSWORD}}';
select 'create database plazuela owner plazuela' where not exists (select from pg_database where datname = 'plazuela') \gexec
SQL
