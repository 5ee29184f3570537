import type { ApiReply } from '../app/api-client.ts';
import { toastRefusal } from '../app/refusal.ts';
import { useSending } from '../app/use-sending.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from './save-file.ts';

interface ExportButtonProps {
  /** In a narrow place: 'CSV', and nothing more while it is being made. */
  short?: boolean;
  load: () => Promise<ApiReply<Parameters<typeof saveFile>[0]>>;
}

/** Asks for the list as a file and hands it to the browser. */
export function ExportButton({ short = false, load }: ExportButtonProps) {
  const { sending, send } = useSending();
  return (
    <Button
      variant="outline"
      loading={sending}
      {...(short ? { size: 'compact' } : { loadingLabel: 'Preparando...' })}
      onClick={() => void send(async () => toastRefusal(await load()), saveFile)}
    >
      {short ? 'CSV' : 'Descargar CSV'}
    </Button>
  );
}
