import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { LedgerEntry } from './ledger-entry.ts';

export interface Ledger {
  /** Resolves when it is on the disk. */
  note: (entry: LedgerEntry) => Promise<void>;
  close: () => Promise<void>;
}

/** A file outside of the cluster that is only appended to, one entry a line. Entries that come at once are synced at once. */
export async function openLedger(file: string): Promise<Ledger> {
  const handle = await open(file, 'a');
  let waiting: string[] = [];
  let writing: Promise<void> | null = null;
  const write = async () => {
    const lines = waiting.join('');
    waiting = [];
    writing = null;
    await handle.appendFile(lines);
    await handle.datasync();
  };
  let last = Promise.resolve();
  return {
    note: (entry) => {
      waiting.push(`${JSON.stringify(entry)}\n`);
      writing ??= last = last.then(write);
      return writing;
    },
    close: async () => {
      await last;
      await handle.close();
    },
  };
}

export async function readLedger(file: string): Promise<LedgerEntry[]> {
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LedgerEntry);
}

export function sumOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
