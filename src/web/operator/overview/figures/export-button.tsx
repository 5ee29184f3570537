import { useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { saveFile } from '../../../panel/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { FiguresData } from './figures.loader.ts';

interface ExportButtonProps extends Pick<FiguresData, 'figures'> {
  table: 'days' | 'products' | 'sellers' | 'searches' | 'refunds';
}

export function ExportButton({ figures: { from, to }, table }: ExportButtonProps) {
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    const reply = await callApi('exportFigures', { query: { from, to, table } });
    setLoading(false);
    if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
    saveFile(reply.value);
  };
  return (
    <Button variant="outline" size="compact" loading={loading} onClick={() => void save()}>
      CSV
    </Button>
  );
}
