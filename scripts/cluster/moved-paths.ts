/** Where plain processes have what a host of its own has at the root. */
export interface Places {
  /** The host's own files. */
  root: string;
  /** Debian's programs. */
  programs: string;
  checkout: string;
  /** The folder that all database hosts share. */
  archive: string;
}

/** A path that is moved, at the start of a word: `-f /etc/x`, `dir=/tmp`, `=-/etc/default/x`; not `http://host/etc`. */
const MOVED =
  /(?<![\w./}])\/(?:etc|run|tmp|opt\/plazuela|mnt\/archivo|var\/(?:lib|log|cache|spool|run)|usr\/(?:s?bin|lib\/(?:postgresql|systemd)))(?![\w-])/g;

/** What only root may do and one account for all makes needless: HAProxy's change of its user, and PostgreSQL's look at it. */
const NEEDLESS = /^ {4}(?:chroot|user|group) \S+\n/gm;
const PEER = '- local all postgres peer';
/** As good: the folder of the socket is open to that account alone. */
const TRUST = '- local all postgres trust';

/** A file of deploy/, a unit, a command or a path for hosts that have no root of their own. */
export function forPlainProcesses(text: string, places: Places): string {
  const isMoved = (at: number) => Object.values(places).some((place: string) => text.startsWith(place, at));
  return text
    .replace(MOVED, (found, at: number) => (isMoved(at) ? found : movedPath(found, places)))
    .replace(NEEDLESS, '')
    .replace(PEER, TRUST);
}

function movedPath(found: string, { root, programs, checkout, archive }: Places): string {
  if (found === '/opt/plazuela') return checkout;
  if (found === '/mnt/archivo') return archive;
  if (found.startsWith('/usr')) return `${programs}${found}`;
  return `${root}${found.replace('/var/run', '/run')}`;
}
