#!/bin/sh
# /etc/patroni/make-shop.sh: Patroni runs it once, on the first primary, with a connection URL as its argument.
set -eu
psql --quiet --set ON_ERROR_STOP=1 "$1" <<'SQL'
create role plazuela login password '{{DATABASE_PASSWORD}}';
create database plazuela owner plazuela;
SQL
