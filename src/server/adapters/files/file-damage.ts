import type { FileKey } from './depot.ts';

export interface FileFinding extends FileKey {
  /** Of the depot where it was read. */
  address: string;
  isSound: boolean;
}

const listeners = new Set<(finding: FileFinding) => void>();
const damaged = new Set<string>();

/** Is told of every file that does not match its sum, and of such a one that does again. */
export function onFileFinding(listener: (finding: FileFinding) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whoever has read a file says how it was; only what is new is passed on. */
export function noteFile(finding: FileFinding): void {
  const id = `${finding.address} ${finding.area}/${finding.name}`;
  if (damaged.has(id) !== finding.isSound) return;
  if (finding.isSound) damaged.delete(id);
  else damaged.add(id);
  for (const listener of listeners) listener(finding);
}
