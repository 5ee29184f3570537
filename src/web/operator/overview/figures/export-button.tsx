import { callApi } from '../../../app/api-client.ts';
import { ExportButton } from '../../../panel/export-button.tsx';
import type { FiguresData } from './figures.loader.ts';

interface FiguresExportProps extends Pick<FiguresData, 'figures'> {
  table: 'days' | 'products' | 'sellers' | 'searches' | 'refunds';
}

export function FiguresExport({ figures: { from, to }, table }: FiguresExportProps) {
  return <ExportButton short load={() => callApi('exportFigures', { query: { from, to, table } })} />;
}
