import { useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import {
  answersBeside,
  changedRows,
  type Edits,
  editsAfter,
  type GridProduct,
  linesOf,
  problemIn,
  SAVED,
} from './grid-edits.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';

/** What was typed into the grid, with every step back, and the answer to each row. */
export function useGridEdits(initialProducts: GridProduct[]) {
  const [products, setProducts] = useState(initialProducts);
  const [edits, setEdits] = useState<Edits>({});
  const [past, setPast] = useState<{ edits: Edits; key: string | null }[]>([]);
  const [answers, setAnswers] = useState<Record<number, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const rows = changedRows(products, edits);
  const blocker = useLeavingGuard(Object.keys(edits).length > 0);
  const replace = (next: Edits, key: string | null = null) => {
    // Letters typed into one cell are one step.
    if (key === null || past.at(-1)?.key !== key) setPast([...past.slice(-99), { edits, key }]);
    setEdits(next);
  };
  const reset = (key: string) => {
    const { [key]: _, ...rest } = edits;
    if (key in edits) replace(rest);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setEdits(last.edits);
    setPast(past.slice(0, -1));
  };
  const save = async () => {
    setProblem(null);
    const isWrong = linesOf(products).some(
      ({ price, units }) =>
        problemIn(price ? edits[price.key] : undefined, 'price') ||
        problemIn(units ? edits[units.key] : undefined, 'units'),
    );
    if (isWrong) return setProblem('Revisa las celdas marcadas: hay valores que no son números.');
    setSaving(true);
    const reply = await callApi('saveProductGrid', { body: { rows } });
    setSaving(false);
    if (!reply.ok) return setProblem(reply.message);
    const current = new Map(reply.value.map(({ row }) => [row?.id, row]));
    const savedIds = new Set(reply.value.filter(({ saved }) => saved).map(({ productId }) => productId));
    setProducts((now) => now.map((product) => current.get(product.id) ?? product));
    // The cells stay open meanwhile: what is typed now may be newer than what was sent.
    setEdits((now) => editsAfter(now, edits, savedIds));
    setPast([]);
    setAnswers(
      Object.fromEntries(reply.value.map(({ productId, problem: text }) => [productId, text ?? SAVED])),
    );
  };
  const type = (key: string, text: string) => replace({ ...edits, [key]: text }, key);
  return {
    products,
    edits,
    answers: answersBeside(answers, edits),
    problem,
    saving,
    blocker,
    changed: rows.length,
    canUndo: past.length > 0,
    type,
    replace,
    reset,
    undo,
    save,
  };
}
