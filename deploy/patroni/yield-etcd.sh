#!/bin/sh
# /etc/patroni/yield-etcd.sh, run by plazuela-etcd-lead.service on every database host: keeps the lead of etcd away from the host of
# PostgreSQL's primary. Where one host has both and stands still for a while, its etcd takes the lease of the primary that
# followed for over when it goes on, before it hears that it leads no more; the old primary is primary again, and what the
# other one had acknowledged is gone. And a cut takes longer, as a new leader of etcd gives each lease its whole time again.
set -u
export ETCDCTL_API=3 ETCDCTL_ENDPOINTS=http://{{ADDRESS}}:2379

is_primary() { [ "$(etcdctl get --print-value-only /service/plazuela/leader)" = '{{NAME}}' ]; }
# http://10.0.0.11:2379, 8e9e05c52164694d, 3.5.30, 20 kB, true, …
leads_etcd() { etcdctl endpoint status | cut -d, -f5 | grep -q true; }

while sleep 3; do
  is_primary && leads_etcd || continue
  for member in $(etcdctl member list | grep -v ', {{NAME}}, ' | cut -d, -f1); do
    etcdctl move-leader "$member" && break
  done
done
