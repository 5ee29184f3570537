import type { FileStore } from '../adapters/files/file-store.ts';
import type { PictureQueue } from '../adapters/pictures/picture-queue.ts';

const QUALITY = 88;

/**
 * A stored picture as JPEG, which readers of feeds ask for: made when it is first asked for, and stored beside the others. Null: there is
 * no such picture; 'busy': too many are being made.
 */
export function createJpegMaker(files: FileStore, queue: Pick<PictureQueue, 'make'>) {
  const underway = new Map<string, Promise<Buffer | null | 'busy'>>();

  const make = async (name: string): Promise<Buffer | null | 'busy'> => {
    const source = await files.read(name.replace(/jpg$/, 'webp'));
    const width = Number(/-(\d{2,4})\.jpg$/.exec(name)?.[1]);
    if (!source || !width) return null;
    const variants = [{ width, format: 'jpeg', quality: QUALITY }] as const;
    const order = { fit: 'inside', shapes: [{ width, height: width, variants }], nameSalt: '' } as const;
    const made = await queue.make({ owner: 'jpeg of feeds', load: async () => source, order });
    if (!made.ok) return made.reason === 'not-a-picture' ? null : 'busy';
    const body = made.value.pictures[0]?.body;
    if (!body) return null;
    await files.write(name, body);
    return Buffer.from(body);
  };

  return (name: string): Promise<Buffer | null | 'busy'> => {
    const known = underway.get(name);
    if (known) return known;
    const made = make(name).finally(() => underway.delete(name));
    underway.set(name, made);
    return made;
  };
}
