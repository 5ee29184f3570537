import { useState } from 'react';
import { formatNumber } from '../../../../domain/number-text.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { type Column, DataTable } from '../../../panel/data-table.tsx';
import { State } from '../../../panel/state.tsx';
import { Button } from '../../../ui/button.tsx';
import { SEARCH_VIEWS, type SearchView } from './search-views.ts';
import type { SearchesData } from './searches.loader.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

type Words = SearchesData['words'][number];

const EMPTY: Partial<Record<SearchView, string>> = {
  'sin-resultados': 'Todo lo que buscaron se encontró.',
  'pocos-clics': 'Ninguna búsqueda con cinco o más veces se queda sin clics.',
  'con-compras': 'Nadie compró desde una búsqueda en este periodo.',
};

/** The words of a period; each leads to the try-out, and a miss to its synonym. */
export function WordsTable({ view, words, mayMean }: SearchesData) {
  const [missed, setMissed] = useState<string | null>(null);
  const { name, tab } = SEARCH_VIEWS[view];
  const mayAct = mayMean && tab !== 'bought';
  return (
    <section className="mt-4 rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6">
      <DataTable
        label={`Búsquedas: ${name}`}
        rows={words}
        rowKey={(row) => row.words}
        empty={EMPTY[view]}
        columns={mayAct ? [...COLUMNS, meaningColumn(setMissed)] : COLUMNS}
      />
      {missed !== null && <SynonymDialog word={missed} onClose={() => setMissed(null)} />}
    </section>
  );
}

const COLUMNS: readonly Column<Words>[] = [
  {
    id: 'words',
    header: 'Búsqueda',
    stacked: 'title',
    cell: ({ words }) => (
      <a href={operatorPaths.searches({ ver: 'probar', texto: words })} className="text-link font-semibold">
        {words}
      </a>
    ),
  },
  { id: 'answer', header: 'Qué vieron', stacked: 'side', cell: (row) => <Answer {...row} /> },
  { id: 'searches', header: 'Veces', align: 'end', cell: ({ searches }) => formatNumber(searches) },
  { id: 'clicks', header: 'Clics', align: 'end', cell: ({ clicks }) => formatNumber(clicks) },
  { id: 'purchases', header: 'Compras', align: 'end', cell: ({ purchases }) => formatNumber(purchases) },
];

function meaningColumn(onChoose: (words: string) => void): Column<Words> {
  return {
    id: 'synonym',
    header: 'Acciones',
    hideHeader: true,
    stacked: 'full',
    align: 'end',
    cell: ({ words }) => (
      <Button
        size="compact"
        variant="outline"
        aria-label={`Hacer sinónimo de ${words}`}
        onClick={() => onChoose(words)}
      >
        Hacer sinónimo
      </Button>
    ),
  };
}

function Answer({ results, outcome }: Words) {
  if (outcome === 'none') return <State tone="urgent">Nada</State>;
  if (outcome === 'partial') return <State tone="attention">Parecidos</State>;
  if (results === null) return '—';
  const text = `${formatNumber(results)} ${results === 1 ? 'producto' : 'productos'}`;
  return outcome === 'corrected' ? `${text}, corregida` : text;
}
