import { foldText } from './text.ts';

export const FIELD_KINDS = ['choice', 'number', 'text', 'yes-no'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** What a category asks of its products. `key` stays when the name changes; a product's value is found by it. */
export interface CategoryField {
  key: string;
  name: string;
  kind: FieldKind;
  /** Of a number: 'cm', 'meses'; '' for none. */
  unit: string;
  /** Of a choice. Of the sanitary registration: the kinds that are accepted. */
  terms: string[];
  /** ISO 8601 moment since which it must be said; null: it need not. */
  requiredSince: string | null;
  filterable: boolean;
  /** Offered as an option of the product, whose combinations are sold apart; it is no fact then. */
  variantMaking: boolean;
}

export interface Fact {
  key: string;
  value: string;
}

/** What the law asks of some goods, in the order in which a product's page says it. */
export const DUTIES = {
  contenido: {
    name: 'Contenido neto',
    kind: 'text',
    unit: '',
    hint: 'Con él mostramos el precio por unidad.',
  },
  origen: { name: 'País de origen', kind: 'text', unit: '', hint: 'Por ejemplo: Colombia.' },
  ingredientes: {
    name: 'Ingredientes',
    kind: 'text',
    unit: '',
    hint: 'Como están en la etiqueta, de más a menos.',
  },
  registro: {
    name: 'Registro sanitario',
    kind: 'text',
    unit: '',
    hint: 'El número del INVIMA que está en el empaque.',
  },
  'vida-util': {
    name: 'Vida útil',
    kind: 'number',
    unit: 'días',
    hint: 'Los que le quedan, como mínimo, al recibirlo.',
  },
  garantia: { name: 'Garantía', kind: 'number', unit: 'meses', hint: 'La ley da un año si no dices nada.' },
  edad: { name: 'Edad mínima', kind: 'number', unit: 'años', hint: 'De quien lo puede comprar.' },
} as const satisfies Record<string, { name: string; kind: FieldKind; unit: string; hint: string }>;

export type Duty = keyof typeof DUTIES;
export const DUTY_KEYS = Object.keys(DUTIES) as Duty[];

export function isDuty(key: string): key is Duty {
  return Object.hasOwn(DUTIES, key);
}

/** The key of a field that is new: its name in small letters, told apart from those that are there. */
export function newFieldKey(name: string, taken: readonly string[]): string {
  const base =
    foldText(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 50) || 'campo';
  const isFree = (key: string) => !taken.includes(key) && !isDuty(key);
  if (isFree(base)) return base;
  let number = 2;
  while (!isFree(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/**
 * What a product must and may say: the fields of its category and those of its subcategory, which go before it where
 * both have one of the same key, but never ask less. Duties first, in the order of the law.
 */
export function inheritedFields(
  main: readonly CategoryField[],
  sub: readonly CategoryField[],
): CategoryField[] {
  const own = new Map(sub.map((field) => [field.key, field]));
  const fields = [
    ...main.map((field) => {
      const narrower = own.get(field.key);
      if (!narrower) return field;
      const since = [field.requiredSince, narrower.requiredSince].filter((at) => at !== null).sort();
      return { ...narrower, requiredSince: since[0] ?? null };
    }),
    ...sub.filter(({ key }) => !main.some((field) => field.key === key)),
  ];
  const rank = ({ key }: CategoryField) => (isDuty(key) ? DUTY_KEYS.indexOf(key) : DUTY_KEYS.length);
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

/** Those that a product answers with a value; the others become its options. */
export function factFields(fields: readonly CategoryField[]): CategoryField[] {
  return fields.filter(({ variantMaking }) => !variantMaking);
}
