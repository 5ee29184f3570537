import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ImportProblem } from './import-problem.ts';

export interface ArchiveLimits {
  entries: number;
  /** All entries together as they declare it; an entry that holds more than it declares is cut off with an error. */
  totalBytes: number;
}

export interface Archive {
  /** Files without folders, in the order of the archive. */
  entries: Entry[];
  /** The content of an entry; `maximumBytes` of it at most. */
  read: (entry: Entry, maximumBytes: number) => Promise<Readable>;
  close: () => void;
}

const openFile = promisify(yauzl.open) as unknown as (
  file: string,
  options: yauzl.Options,
) => Promise<ZipFile>;

/**
 * The list of an archive, checked before anything is inflated: a bomb declares its size, names its entries twice over
 * the same bytes or lies, and each of them is refused.
 */
export async function openArchive(file: string, limits: ArchiveLimits): Promise<Archive> {
  const zip = await openFile(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(
    () => {
      throw new ImportProblem(
        'El archivo está dañado o no es lo que dice su nombre. Guárdalo de nuevo y vuelve a subirlo.',
      );
    },
  );
  try {
    const entries = await listEntries(zip, limits);
    const open = promisify(zip.openReadStream.bind(zip)) as unknown as (entry: Entry) => Promise<Readable>;
    return {
      entries,
      read: (entry, maximumBytes) => {
        if (entry.uncompressedSize > maximumBytes) throw tooLarge();
        return open(entry);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function listEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    let [inflated, stored, count] = [0, 0, 0];
    zip.on('error', () =>
      reject(new ImportProblem('El archivo está dañado o tiene nombres de archivo que no se permiten.')),
    );
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      count++;
      inflated += entry.uncompressedSize;
      stored += entry.compressedSize;
      const problem = entry.isEncrypted()
        ? new ImportProblem('El archivo tiene contraseña. Quítala y vuelve a subirlo.')
        : count > limits.entries
          ? new ImportProblem(`El archivo trae más de ${limits.entries} archivos adentro.`)
          : // Entries over the same bytes declare more than the file has.
            inflated > limits.totalBytes || stored > zip.fileSize
            ? tooLarge()
            : null;
      if (problem) return reject(problem);
      if (!entry.fileName.endsWith('/')) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function tooLarge(): ImportProblem {
  return new ImportProblem(
    'El archivo ocupa demasiado al descomprimirlo. Divídelo en varios archivos más pequeños.',
  );
}

/** All of a stream that is known to be short. */
export async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch {
    throw new ImportProblem('El archivo está dañado. Guárdalo de nuevo y vuelve a subirlo.');
  }
  return Buffer.concat(chunks);
}
