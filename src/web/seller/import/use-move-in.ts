import { useState } from 'react';
import type { MoveInDefaults } from '../../../domain/move-in/moved-setting.ts';
import { parseMeasure } from '../../../domain/product-sheet-values.ts';
import { callApi } from '../../app/api-client.ts';
import type { ImportDetail } from './import-texts.ts';
import { useImportCall } from './use-import-call.ts';

export type CategoryOption = { id: number; name: string; parentId: number };

type Field = Exclude<keyof MoveInDefaults, 'taxClass'>;

const FIELDS = [
  'weightKilograms',
  'heightCentimetres',
  'widthCentimetres',
  'lengthCentimetres',
  'units',
] as const;

/** '12' or '12-40': a main category, with one of its own. */
const placeText = (main: number | null, sub: number | null) =>
  main === null ? '' : sub ? `${main}-${sub}` : `${main}`;

export type MoveInForm = ReturnType<typeof useMoveIn>;

/** What the shop says of another shop's export; saved with the step that follows it. */
export function useMoveIn(one: ImportDetail, categories: readonly CategoryOption[]) {
  const call = useImportCall(one);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [places, setPlaces] = useState(() =>
    one.sourceCategories.map(({ name, rows, mainCategoryId, subcategoryId }) => ({
      name,
      rows,
      place: placeText(mainCategoryId, subcategoryId),
    })),
  );
  const [texts, setTexts] = useState<Record<Field, string>>(() => textsOf(one.defaults));
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [taxClass, setTax] = useState(one.defaults.taxClass);
  const send = async () => {
    const read = readTexts(texts);
    setProblems(read.problems);
    if (Object.keys(read.problems).length > 0) return;
    setSaving(true);
    const body = { categories: places.map(placeOf), defaults: { ...read.values, taxClass } };
    const saved = await callApi('saveMoveIn', { params: { importId: one.id }, body });
    setSaving(false);
    setRefusal(saved.ok ? null : saved.message);
    if (saved.ok) await call.send('check');
  };
  return {
    call,
    places,
    texts,
    problems,
    taxClass,
    options: optionsOf(categories),
    problem: refusal ?? call.problem,
    isSending: isSaving || call.sending === 'check',
    choosePlace: (at: number, place: string) =>
      setPlaces(places.map((row, index) => (index === at ? { ...row, place } : row))),
    write: (field: Field, text: string) => setTexts({ ...texts, [field]: text }),
    chooseTax: setTax,
    send,
  };
}

function textsOf(defaults: MoveInDefaults): Record<Field, string> {
  const text = (field: Field) => String(defaults[field] ?? '').replace('.', ',');
  return Object.fromEntries(FIELDS.map((field) => [field, text(field)])) as Record<Field, string>;
}

function readTexts(texts: Record<Field, string>) {
  const problems: Partial<Record<Field, string>> = {};
  const read = (field: Field): number | null => {
    if (texts[field].trim() === '') return null;
    const found = parseMeasure(texts[field], field === 'weightKilograms' ? 3 : field === 'units' ? 0 : 1);
    const isFine =
      'value' in found &&
      (field === 'units' || found.value > 0) &&
      found.value <= (field === 'units' ? 1_000_000 : 1_000);
    if (isFine) return found.value;
    problems[field] = 'Escribe un número.';
    return null;
  };
  const values = Object.fromEntries(FIELDS.map((field) => [field, read(field)])) as Record<
    Field,
    number | null
  >;
  return { values, problems };
}

function placeOf({ name, place }: { name: string; place: string }) {
  const [main, sub] = place.split('-');
  return { name, mainCategoryId: main ? Number(main) : null, subcategoryId: sub ? Number(sub) : null };
}

/** Each main category, with its own behind it. */
function optionsOf(categories: readonly CategoryOption[]): { value: string; label: string }[] {
  const mains = categories.filter(({ parentId }) => parentId === 0);
  return mains.flatMap((main) => [
    { value: `${main.id}`, label: main.name },
    ...categories
      .filter(({ parentId }) => parentId === main.id)
      .map((sub) => ({ value: `${main.id}-${sub.id}`, label: `${main.name} > ${sub.name}` })),
  ]);
}
