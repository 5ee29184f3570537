import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ProductStateTag } from '../../../panel/product-state-tag.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import {
  type Cell,
  columnOf,
  type GridProduct,
  type Line,
  linesOf,
  pasteBlock,
  problemIn,
  SAVED,
} from './grid-edits.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import { useGridEdits } from './use-grid-edits.ts';

type Column = 'price' | 'units';

/** Prices and units of a page of products: typed like a sheet, saved at once, each row with its answer. */
export function PriceStockGrid({
  initialProducts,
  mayPrice,
}: {
  initialProducts: GridProduct[];
  mayPrice: boolean;
}) {
  const grid = useGridEdits(initialProducts);
  const table = useRef<HTMLTableElement>(null);
  const lines = linesOf(grid.products);
  const focus = (column: Column, index: number) => {
    const cell = table.current?.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`)[index];
    cell?.focus();
    cell?.select();
  };
  const cell = (line: Line, column: Column) => {
    const own = line[column];
    return own && <GridCell {...{ grid, lines, line, column, cell: own, mayPrice, focus }} />;
  };
  return (
    <>
      <Panel className="mt-5 overflow-x-auto px-0! py-0!">
        <table ref={table} className="w-full border-collapse text-left text-compact">
          <thead>
            <tr className="border-linea border-b text-small text-tinta-2">
              <th className="px-4 py-3 font-semibold">Producto</th>
              <th className="px-3 py-3 font-semibold max-sm:hidden">Estado</th>
              <th className="px-3 py-3 text-right font-semibold max-sm:hidden">Oferta</th>
              <th className="w-[112px] px-1 py-3 text-right font-semibold sm:w-[160px]">Precio</th>
              <th className="w-[84px] py-3 pr-4 pl-1 text-right font-semibold sm:w-[130px]">Unidades</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <GridLine
                key={line.units?.key ?? line.price?.key}
                line={line}
                answer={grid.answers[line.product.id]}
                cell={cell}
              />
            ))}
          </tbody>
        </table>
      </Panel>
      <SaveBar grid={grid} />
      <LeavingDialog blocker={grid.blocker} text="Si sales ahora se pierde lo que escribiste." />
    </>
  );
}

interface GridLineProps {
  line: Line;
  answer: string | undefined;
  cell: (line: Line, column: Column) => ReactNode;
}

/** What is typed stands side by side, as it is pasted from a sheet; what is only looked at stands before it. */
function GridLine({ line, answer, cell }: GridLineProps) {
  const { product, isFirst, label, reference, salePrice } = line;
  return (
    <tr className="border-linea border-b align-top">
      <th scope="row" className="min-w-[96px] px-4 py-3 font-normal">
        {isFirst && <ProductName product={product} />}
        {label && (
          <span className="wrap-anywhere block text-small text-tinta-2">
            {label}
            {reference && <span className="block text-tinta-3">{reference}</span>}
          </span>
        )}
        {salePrice !== null && (
          <span className="block text-small text-tomate-7 sm:hidden">
            Oferta: {salePrice.toLocaleString('es-CO')}
          </span>
        )}
        {isFirst && <RowAnswer answer={answer} />}
      </th>
      <td className="px-3 py-4 max-sm:hidden">
        {isFirst && <ProductStateTag state={product.state} />}
        {line.isHidden && <span className="block text-small text-tinta-3">No se ofrece</span>}
      </td>
      <td className="px-3 py-4 text-right tabular-nums max-sm:hidden">
        {salePrice === null ? (
          <span className="text-tinta-3">—</span>
        ) : (
          <strong className="text-tomate-7">{salePrice.toLocaleString('es-CO')}</strong>
        )}
      </td>
      <td className="px-1 py-2">{cell(line, 'price')}</td>
      <td className="py-2 pr-4 pl-1">{cell(line, 'units')}</td>
    </tr>
  );
}

type Grid = ReturnType<typeof useGridEdits>;

interface GridCellProps {
  grid: Grid;
  lines: readonly Line[];
  line: Line;
  column: Column;
  cell: Cell;
  mayPrice: boolean;
  focus: (column: Column, index: number) => void;
}

function GridCell({ grid, lines, line, column, cell, mayPrice, focus }: GridCellProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const index = columnOf(lines, column).findIndex(({ key }) => key === cell.key);
    const input = event.currentTarget;
    const down = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey);
    const up = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    // A cell that was only arrived at is selected whole: as in a sheet, the arrows go on from it.
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const left = event.key === 'ArrowLeft' && (isWhole || input.selectionEnd === 0);
    const right = event.key === 'ArrowRight' && (isWhole || input.selectionStart === input.value.length);
    if (down || up) focus(column, index + (down ? 1 : -1));
    else if (left || right) focusBeside(input, left ? 'price' : 'units');
    else if (event.key === 'Escape') grid.reset(cell.key);
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) grid.undo();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\n\t]/.test(text)) return;
    event.preventDefault();
    grid.replace(pasteBlock(grid.edits, lines, { column, key: cell.key }, text, mayPrice));
  };
  const isPrice = column === 'price';
  const text = grid.edits[cell.key] ?? (cell.value === null ? '' : cell.value.toLocaleString('es-CO'));
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      data-column={column}
      aria-label={`${isPrice ? 'Precio' : 'Unidades'} de ${line.product.name} ${line.label}`.trim()}
      aria-invalid={problemIn(grid.edits[cell.key], column) ? true : undefined}
      disabled={isPrice && !mayPrice}
      maxLength={14}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => grid.type(cell.key, event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      className={`min-h-[44px] w-full rounded-[10px] border-[1.5px] px-3 text-right text-body/6 tabular-nums aria-invalid:border-error disabled:bg-crema-1 ${cell.key in grid.edits ? 'border-verde-6 bg-verde-0' : 'border-borde bg-papel'}`}
    />
  );
}

function SaveBar({ grid }: { grid: Grid }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center justify-end gap-2 border-linea border-t bg-papel px-4 py-3 sm:mx-0">
      <FormProblem text={grid.problem} />
      <p role="status" className="mr-auto max-sm:w-full text-small text-tinta-3">
        {grid.changed === 0
          ? 'Sin cambios'
          : `${grid.changed} ${grid.changed === 1 ? 'producto cambiado' : 'productos cambiados'}`}
      </p>
      <Button variant="outline" disabled={!grid.canUndo} onClick={grid.undo}>
        Deshacer
      </Button>
      <Button
        disabled={grid.changed === 0}
        loading={grid.saving}
        loadingLabel="Guardando..."
        onClick={() => void grid.save()}
      >
        Guardar
      </Button>
    </div>
  );
}

function ProductName({ product: { name, reference } }: { product: GridProduct }) {
  return (
    <>
      <span className="wrap-anywhere block font-semibold">{name}</span>
      {reference && <span className="wrap-anywhere block text-small text-tinta-3">{reference}</span>}
    </>
  );
}

function RowAnswer({ answer }: { answer: string | undefined }) {
  if (!answer) return null;
  const isSaved = answer === SAVED;
  return (
    <span
      role={isSaved ? 'status' : 'alert'}
      className={`block text-small ${isSaved ? 'text-verde-7' : 'text-error'}`}
    >
      {answer}
    </span>
  );
}

function focusBeside(input: HTMLInputElement, column: Column) {
  const beside = input.closest('tr')?.querySelector<HTMLInputElement>(`input[data-column="${column}"]`);
  beside?.focus();
}
