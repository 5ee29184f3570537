import type { Row } from './row-table.tsx';

const SHOWN_CHANGES = 4;

/** What is wrong with a row, column by column. */
export function RowProblems({ problems }: Pick<Row, 'problems'>) {
  return (
    <ul className="grid gap-2">
      {problems.map(({ column, found, message }) => (
        <li key={`${column} ${message} ${found}`} className="break-words">
          {column && <strong className="font-semibold">{column}: </strong>}
          {message}
          {found && (
            <span className="block break-all text-small text-tinta-3">
              Dice «<span className="line-clamp-2 inline">{found}</span>»
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a row changes, or what a new product begins with. */
export function RowChanges({ changes, isNew }: Pick<Row, 'changes'> & { isNew: boolean }) {
  if (changes.length === 0) return <span className="text-tinta-3">Con la primera fila del producto</span>;
  const first = changes.slice(0, SHOWN_CHANGES);
  const others = changes.slice(SHOWN_CHANGES);
  return (
    <>
      <ChangeList changes={first} isNew={isNew} />
      {others.length > 0 && (
        <details>
          <summary className="min-h-[44px] cursor-pointer py-[11px] font-semibold text-verde-7">
            Ver {others.length} más
          </summary>
          <ChangeList changes={others} isNew={isNew} />
        </details>
      )}
    </>
  );
}

function ChangeList({ changes, isNew }: Pick<Row, 'changes'> & { isNew: boolean }) {
  return (
    <dl className="grid gap-1">
      {changes.map(({ column, before, after }) => (
        <div key={column} className="break-words">
          <dt className="inline font-semibold">{column}: </dt>
          <dd className="inline">
            {!isNew && (
              <>
                <span className="sr-only">antes </span>
                <del className="text-tinta-3">{shortened(before)}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">, ahora </span>
              </>
            )}
            <span className={isNew ? '' : 'font-[550]'}>{shortened(after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A description does not fill the page. */
function shortened(text: string): string {
  if (text === '') return 'vacío';
  return text.length > 140 ? `${text.slice(0, 140).toWellFormed()}…` : text;
}
