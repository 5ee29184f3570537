import { type SubmitEvent, useRef } from 'react';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { CancelImport } from './cancel-import.tsx';
import { ColumnRow } from './column-row.tsx';
import { countText, type ImportDetail, rowsText } from './import-texts.ts';
import { useColumnChoice } from './use-column-choice.ts';
import type { useImportCall } from './use-import-call.ts';

/** What each column of the file is. */
export function MappingStep({ one, call }: { one: ImportDetail; call: ReturnType<typeof useImportCall> }) {
  const choice = useColumnChoice(one);
  const { uses, problems, absent } = choice;
  const form = useRef<HTMLFormElement>(null);
  const placesToSettle = () =>
    ['[data-open] select', '[data-problems]'].map((one) => form.current?.querySelector<HTMLElement>(one));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (problems.length === 0) void call.send('check', choice.chosen);
    else
      placesToSettle()
        .find((place) => place)
        ?.focus();
  };
  return (
    <form ref={form} onSubmit={submit}>
      <Card title="Qué es cada columna">
        <p className="mt-1 text-compact text-tinta-2">
          {rowsText(one.rowCount)}, {countText(one.columns.length)}{' '}
          {one.columns.length === 1 ? 'columna' : 'columnas'}
          {one.format && ` (${one.format})`}. Recordamos lo que elijas para tu próximo archivo igual.
        </p>
        <div
          role="status"
          data-problems={problems.length > 0 || undefined}
          tabIndex={-1}
          className="mt-4 outline-none empty:hidden"
        >
          {problems.length > 0 && <ProblemNotice problems={problems} />}
        </div>
        {uses.includes(null) && (
          <Button size="compact" variant="outline" className="mt-3" onClick={choice.ignoreOthers}>
            No usar las que faltan
          </Button>
        )}
        <ul className="mt-4 grid gap-3">
          {one.columns.map((column, place) => (
            <ColumnRow
              key={column.index}
              column={column}
              use={uses[place] ?? null}
              isRepeated={choice.isRepeated(place)}
              onChoose={(use) => choice.choose(place, use)}
            />
          ))}
        </ul>
        {absent.length > 0 && (
          <p className="mt-5 text-small text-tinta-2">
            <span className="font-semibold text-tinta">No están en tu archivo: </span>
            {absent.join(', ')}. No cambian en los productos que ya existen.
          </p>
        )}
        <CancelImport one={one} call={call} />
      </Card>
      <CheckBar call={call} open={problems.length} />
    </form>
  );
}

function ProblemNotice({ problems }: { problems: readonly string[] }) {
  return (
    <Notice tone="attention">
      <ul className="grid gap-1">
        {problems.map((problem) => (
          <li key={problem} className="break-words">
            {problem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface CheckBarProps {
  call: ReturnType<typeof useImportCall>;
  /** How many things are still to be settled. */
  open: number;
}

function CheckBar({ call, open }: CheckBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 grid gap-2 border-linea border-t bg-crema-1 px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-9 lg:px-9">
      <FormProblem text={call.problem} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          loading={call.sending === 'check'}
          loadingLabel="Empezando..."
          className="max-sm:w-full"
        >
          Revisar el archivo
        </Button>
        {open > 0 && (
          <span className="text-small text-tinta-2 max-sm:order-first">
            {open === 1 ? 'Falta resolver una cosa.' : `Falta resolver ${open} cosas.`}
          </span>
        )}
      </div>
    </div>
  );
}
