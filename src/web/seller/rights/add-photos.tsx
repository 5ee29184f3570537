import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../app/api-client.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The shop's own photos, one after the other; the first that is refused ends it and says why. */
export function AddPhotos({ number }: { number: string }) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const add = async (files: readonly File[]) => {
    if (files.length === 0 || sending) return;
    setSending(true);
    setProblem(null);
    let added = 0;
    for (const file of files) {
      const reply = await callApi('addSellerCasePhoto', { params: { number }, body: { file } });
      if (!reply.ok) {
        setProblem([reply.message, ...Object.values(reply.fields ?? {})].join(' '));
        break;
      }
      added += 1;
    }
    await revalidate();
    setSending(false);
    if (added > 0)
      showToast({ kind: 'success', text: added === 1 ? 'Foto agregada' : `${added} fotos agregadas` });
  };
  return (
    <div className="mt-4 grid gap-3">
      <label
        htmlFor={id}
        className="inline-flex min-h-[44px] w-fit cursor-pointer items-center gap-2 rounded-[14px] border-[1.5px] border-borde px-4 font-semibold text-small hover:bg-crema-1 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6"
      >
        <Icon name="camera" size={20} />
        {sending ? 'Enviando fotos...' : 'Agregar fotos'}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          disabled={sending}
          className="sr-only"
          onChange={(event) => {
            const chosen = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            void add(chosen);
          }}
        />
      </label>
      <p className="text-small text-tinta-2">Máximo 8, de hasta 10 MB cada una.</p>
      <FormProblem text={problem} />
    </div>
  );
}
