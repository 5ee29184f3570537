import { crc32, createDeflateRaw } from 'node:zlib';

interface ZipEntry {
  name: Buffer;
  checksum: number;
  packed: number;
  size: number;
  offset: number;
}

type ZipContent = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** A ZIP written from front to back, as much of it in memory as is being packed: sizes follow their content. */
export function createZip() {
  const entries: ZipEntry[] = [];
  let offset = 0;
  const write = (part: Buffer) => {
    offset += part.length;
    return part;
  };
  return {
    add: async function* (name: string, content: ZipContent) {
      const entry: ZipEntry = { name: Buffer.from(name), checksum: 0, packed: 0, size: 0, offset };
      entries.push(entry);
      yield write(Buffer.concat([localHeader(entry), entry.name]));
      for await (const chunk of deflated(content, entry)) {
        entry.packed += chunk.length;
        yield write(chunk);
      }
      yield write(numbers([4, 0x08074b50], [4, entry.checksum], [4, entry.packed], [4, entry.size]));
    },
    end: () => {
      const list = Buffer.concat(entries.flatMap((entry) => [centralHeader(entry), entry.name]));
      const count = entries.length;
      return Buffer.concat([
        list,
        numbers(
          [4, 0x06054b50],
          [2, 0],
          [2, 0],
          [2, count],
          [2, count],
          [4, list.length],
          [4, offset],
          [2, 0],
        ),
      ]);
    },
  };
}

async function* deflated(content: ZipContent, entry: ZipEntry) {
  const deflate = createDeflateRaw({ level: 6 });
  const feed = async () => {
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      entry.checksum = crc32(bytes, entry.checksum);
      entry.size += bytes.length;
      if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
    }
    deflate.end();
  };
  const feeding = feed().catch((error: Error) => {
    deflate.destroy(error);
  });
  for await (const chunk of deflate) yield chunk as Buffer;
  await feeding;
}

/** Version 2.0, sizes after the content (bit 3), names in UTF-8 (bit 11), deflated, 1 January 1980. */
const COMMON: [number, number][] = [
  [2, 20],
  [2, 0x0808],
  [2, 8],
  [2, 0],
  [2, 0x21],
];

function localHeader({ name }: ZipEntry): Buffer {
  return numbers([4, 0x04034b50], ...COMMON, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]);
}

function centralHeader({ name, checksum, packed, size, offset }: ZipEntry): Buffer {
  return numbers(
    ...([
      [4, 0x02014b50],
      [2, 20],
    ] as [number, number][]),
    ...COMMON,
    ...([
      [4, checksum],
      [4, packed],
      [4, size],
      [2, name.length],
    ] as [number, number][]),
    ...([
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as [number, number][]),
  );
}

/** Little endian, each with its number of bytes. */
function numbers(...fields: [number, number][]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}
