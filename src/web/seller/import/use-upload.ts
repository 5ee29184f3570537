import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { UNREACHED } from '../../app/api-client.ts';
import { useLeavingGuard } from '../catalogue/products/use-leaving-guard.ts';
import type { UploadForm } from './send-upload.ts';
import { sheetWithPictures, uploadKindOf } from './upload-kind.ts';

type Upload =
  | { step: 'idle' }
  /** How the pictures of a ZIP are meant is asked first. */
  | { step: 'asking'; file: File }
  | { step: 'sending'; form: UploadForm; part: number }
  /** Its page opens. */
  | { step: 'sent'; form: UploadForm; part: 1 }
  /** `isUnsent`: the same file may go another time. */
  | { step: 'refused'; message: string; form: UploadForm | null; isUnsent: boolean };

/** One file on its way to the server; when it is there its page opens. */
export function useUpload() {
  const navigate = useNavigate();
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  const blocker = useLeavingGuard(isUnsent(upload));
  useEffect(() => () => running.current?.abort(), []);

  const send = async (form: UploadForm) => {
    const aborter = new AbortController();
    running.current = aborter;
    const show = (part: number) => {
      if (!aborter.signal.aborted) setUpload({ step: 'sending', form, part });
    };
    show(0);
    const reply = await sendForm(form, show, aborter.signal);
    if (reply.ok && form.pictures) {
      const zip = { kind: 'pictures', file: form.pictures, replacesPictures: false } as const;
      const sent = await sendForm({ ...zip, sheetId: reply.value }, show, aborter.signal);
      if (!sent.ok && !aborter.signal.aborted)
        return setUpload(refused(sent, { ...zip, sheetId: reply.value }));
    }
    if (aborter.signal.aborted) return;
    if (!reply.ok) return setUpload(refused(reply, form));
    // At once: the way to the import's page asks nothing.
    flushSync(() => setUpload({ step: 'sent', form, part: 1 }));
    await navigate(sellerPaths.import(form.sheetId ?? reply.value));
  };
  const choose = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const both = sheetWithPictures(files);
    if (both) {
      const { sheet, pictures } = both;
      return void send({ kind: 'sheet', file: sheet, replacesPictures: false, pictures });
    }
    if (files.length > 1) return setUpload(refused({ message: TOO_MANY }, null));
    const read = uploadKindOf(file);
    if (!read.ok) return setUpload(refused(read, null));
    if (read.kind === 'pictures') return setUpload({ step: 'asking', file });
    void send({ kind: 'sheet', file, replacesPictures: false });
  };
  const stop = () => {
    running.current?.abort();
    setUpload({ step: 'idle' });
  };
  return { upload, choose, send, stop, blocker };
}

/** Nobody keeps a chosen file for the next time that the page is opened. */
function isUnsent(upload: Upload): boolean {
  return (
    upload.step === 'sending' || upload.step === 'asking' || (upload.step === 'refused' && upload.isUnsent)
  );
}

function refused({ message, reason }: { message: string; reason?: string }, form: UploadForm | null): Upload {
  return { step: 'refused', message, form, isUnsent: form !== null && reason === 'network' };
}

const TOO_MANY = 'Sube un archivo a la vez, o una hoja con el ZIP de sus fotos.';

async function sendForm(form: UploadForm, onProgress: (part: number) => void, signal: AbortSignal) {
  try {
    const { sendUpload } = await import('./send-upload.ts');
    return await sendUpload(form, { onProgress, signal });
  } catch (error) {
    console.warn('upload failed', error);
    return { ok: false, reason: 'network', message: UNREACHED } as const;
  }
}
