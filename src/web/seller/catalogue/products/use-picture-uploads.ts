import { useEffect, useRef, useState } from 'react';
import type { ProductImage } from '../../../../domain/product.ts';
import { MAXIMUM_PICTURES } from '../../../../domain/product-form.ts';
import { sendPicture } from './send-picture.ts';

export interface PictureUpload {
  id: number;
  name: string;
  file: File;
  /** From 0 to 1; at 1 the server works on it. */
  sent: number;
  problem: string | null;
  /** The same file may go through the next time. */
  canRetry: boolean;
}

/** How pictures on their way hold a save up. */
export const PICTURE_UPLOADS = 'fotos';

const MAXIMUM_BYTES = 10 * 1024 * 1024;
let sequence = 0;

/** Sends files one after the other, in the order in which they were chosen; each arrives in the form or says why not. */
export function usePictureUploads(images: ProductImage[], onChange: (images: ProductImage[]) => void) {
  const [uploads, setUploads] = useState<PictureUpload[]>([]);
  // Uploads outlive renders: what was typed or moved meanwhile must not be undone by what arrives.
  const latest = useRef({ images, onChange });
  useEffect(() => {
    latest.current = { images, onChange };
  });
  const queue = useRef<PictureUpload[]>([]);
  const isSending = useRef(false);
  const patch = (id: number, parts: Partial<PictureUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...parts } : one)));
  const dismiss = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  const sendOne = async ({ id, file }: PictureUpload) => {
    const sent = await sendPicture(file, (share) => patch(id, { sent: share }));
    if ('url' in sent) {
      dismiss(id);
      const { images: now, onChange: write } = latest.current;
      if (now.length >= MAXIMUM_PICTURES || now.some(({ url }) => url === sent.url)) return;
      const next = [...now, { url: sent.url, alt: '' }];
      // The next one may arrive before the form is drawn again.
      latest.current = { images: next, onChange: write };
      write(next);
    } else patch(id, { problem: sent.problem, canRetry: sent.canRetry });
  };
  const work = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await sendOne(next);
    isSending.current = false;
  };
  const add = (files: File[]) => {
    const room = MAXIMUM_PICTURES - latest.current.images.length - queue.current.length;
    const wanted = files.map((file, index) => begin(file, index < room));
    setUploads((all) => [...all.filter(({ problem }) => problem === null), ...wanted]);
    queue.current.push(...wanted.filter(({ problem }) => problem === null));
    void work();
  };
  const retry = (id: number) => {
    const failed = uploads.find((one) => one.id === id);
    if (!failed) return;
    patch(id, { problem: null, sent: 0 });
    queue.current.push(failed);
    void work();
  };
  return { uploads, add, retry, dismiss };
}

function begin(file: File, hasRoom: boolean): PictureUpload {
  const problem = hasRoom ? fileProblem(file) : `ya hay ${MAXIMUM_PICTURES} fotos.`;
  return { id: ++sequence, name: file.name || 'Foto', file, sent: 0, problem, canRetry: false };
}

function fileProblem({ size, type }: File): string | null {
  if (size === 0) return 'el archivo está vacío.';
  if (size > MAXIMUM_BYTES) return 'pesa más de 10 MB.';
  return type !== '' && !type.startsWith('image/') ? 'no es una foto.' : null;
}
