import { useState } from 'react';
import type { ApiReply } from '../app/api-client.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { saveFile } from './save-file.ts';

interface ExportButtonProps {
  /** In a narrow place: 'CSV', and nothing more while it is being made. */
  short?: boolean;
  load: () => Promise<ApiReply<Parameters<typeof saveFile>[0]>>;
}

/** Asks for the list as a file and hands it to the browser. */
export function ExportButton({ short = false, load }: ExportButtonProps) {
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    const reply = await load();
    setLoading(false);
    if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
    saveFile(reply.value);
  };
  return (
    <Button
      variant="outline"
      loading={loading}
      {...(short ? { size: 'compact' } : { loadingLabel: 'Preparando...' })}
      onClick={() => void save()}
    >
      {short ? 'CSV' : 'Descargar CSV'}
    </Button>
  );
}
