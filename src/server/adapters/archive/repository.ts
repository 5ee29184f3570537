import { ArchiveFailure, type ArchiveProgram, explainArchive, runArchiveProgram } from './pgbackrest.ts';
import { STANZA } from './repository-settings.ts';

/** A copy of the whole database, from which with the log after it any later minute is made. */
export interface BaseCopy {
  label: string;
  kind: 'full' | 'diff' | 'incr';
  startedAt: Date;
  /** No minute before it can be had from this copy. */
  stoppedAt: Date;
  /** Of the database. */
  bytes: number;
  /** What it added to the archive, packed and encrypted. */
  addedBytes: number;
}

/** In part of pgBackRest's `info --output=json`. */
interface StanzaInfo {
  name: string;
  status: { code: number; message: string };
  backup: {
    label: string;
    type: BaseCopy['kind'];
    error: boolean | null;
    timestamp: { start: number; stop: number };
    info: { size: number; repository: { delta: number } };
  }[];
}

const EMPTY_STATUS = [
  0, // ok
  1, // no such stanza yet
  2, // nothing copied yet
];

/** The copies of an archive, the oldest first. Throws an ArchiveFailure when it cannot be read. */
export async function listBaseCopies(program: ArchiveProgram): Promise<BaseCopy[]> {
  const text = await runArchiveProgram(program, 'info', ['--output=json']);
  // Of what it cannot decrypt it quotes bytes.
  const infos = JSON.parse(text.replace(/\p{Cc}/gu, ' ')) as StanzaInfo[];
  const info = infos.find(({ name }) => name === STANZA);
  if (!info) return [];
  if (!EMPTY_STATUS.includes(info.status.code))
    throw new ArchiveFailure(`pgBackRest info: ${explainArchive(text)}`);
  return info.backup
    .filter(({ error }) => !error)
    .map(({ label, type, timestamp, info: { size, repository } }) => ({
      label,
      kind: type,
      startedAt: new Date(timestamp.start * 1_000),
      stoppedAt: new Date(timestamp.stop * 1_000),
      bytes: size,
      addedBytes: repository.delta,
    }));
}
