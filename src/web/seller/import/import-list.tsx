import { sellerPaths } from '../../../wire/seller-paths.ts';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { percentOf } from '../../panel/progress-bar.tsx';
import { State } from '../../panel/state.tsx';
import { isRunning, type ListedImport, outcomeText, STATE_TAGS } from './import-texts.ts';

/** The shop's imports, the last one first. */
export function ImportList({ imports, now }: { imports: readonly ListedImport[]; now: number }) {
  return (
    <DataTable
      label="Cargas anteriores"
      columns={columnsOf(now)}
      rows={imports}
      rowKey={({ id }) => id}
      empty="Todavía no has subido archivos."
    />
  );
}

function columnsOf(now: number): Column<ListedImport>[] {
  return [
    {
      id: 'file',
      header: 'Archivo',
      stacked: 'title',
      cell: ({ id, fileName, kind }) => (
        <>
          <a
            href={sellerPaths.import(id)}
            className="-my-2 inline-block break-all py-2 font-semibold text-verde-7 hover:underline"
          >
            {fileName}
          </a>
          <span className="block font-normal text-small text-tinta-3">
            {kind === 'sheet' ? 'Productos' : 'Fotos'}
          </span>
        </>
      ),
    },
    { id: 'state', header: 'Estado', stacked: 'plain', cell: (one) => <StateTag {...one} /> },
    { id: 'outcome', header: 'Resultado', stacked: 'full', cell: outcomeText },
    {
      id: 'when',
      header: 'Subido',
      stacked: 'full',
      cell: ({ createdAt, personName }) => (
        <>
          <span className="whitespace-nowrap">{momentText(Date.parse(createdAt), now)}</span>
          <span className="block text-small text-tinta-3">{personName}</span>
        </>
      ),
    },
  ];
}

function StateTag({ state, rowsDone, rowCount, isWaiting }: ListedImport) {
  const { name, tone } = STATE_TAGS[state];
  const percent = isRunning(state) ? percentOf(rowsDone, rowCount) : null;
  if (isWaiting) return <State>En espera</State>;
  return (
    <State tone={tone}>
      {name}
      {percent !== null && ` ${percent} %`}
    </State>
  );
}
