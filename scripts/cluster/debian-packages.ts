/** Where the programs of every host come from. */
export const RELEASE = 'forky';
export const ARCHIVE_OF_DEBIAN = 'http://deb.debian.org/debian';

export const PROGRAM_PACKAGES = [
  ...['postgresql-18', 'patroni', 'etcd-server', 'etcd-client', 'python3-etcd', 'pgbouncer', 'haproxy'],
  ...['pgbackrest', 'prometheus'],
];
