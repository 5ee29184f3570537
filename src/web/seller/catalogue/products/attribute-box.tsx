import { useState } from 'react';
import {
  addTerm,
  removeAttribute,
  removeTerm,
  renameAttribute,
  renameTerm,
} from '../../../../domain/product-choices.ts';
import type { ProductForm } from '../../../../domain/product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { EditableName } from './editable-name.tsx';
import { onEnter, termsIn } from './term-text.ts';

export interface ChoiceProps {
  form: ProductForm;
  change: (parts: Partial<ProductForm>) => void;
}

/** One attribute with its terms. Other names change nothing else: units, carts and orders keep what was chosen. */
export function AttributeBox({ form, at, change }: ChoiceProps & { at: number }) {
  const [text, setText] = useState('');
  const attribute = form.attributes[at];
  if (!attribute) return null;
  const add = () => {
    let next = form;
    for (const name of termsIn(text))
      if (!next.attributes[at]?.terms.some((term) => term.name === name)) next = addTerm(next, at, name);
    change(next);
    setText('');
  };
  return (
    <section aria-label={attribute.name} className="rounded-[16px] bg-crema-1 p-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0">
          <EditableName
            name={attribute.name}
            others={namesBut(form.attributes, at)}
            onRename={(name) => change(renameAttribute(form, at, name))}
            className="font-semibold"
          />
        </h3>
        <button
          type="button"
          aria-label={`Quitar ${attribute.name}`}
          onClick={() => change(removeAttribute(form, at))}
          className="grid size-[44px] place-items-center rounded-[12px] hover:bg-crema-2"
        >
          <Icon name="trash" size={20} />
        </button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-2">
        {attribute.terms.map((term, index) => (
          <li
            key={term.id ?? `nuevo-${index}`}
            className="flex max-w-full items-center rounded-full border border-borde bg-papel pl-4"
          >
            <EditableName
              name={term.name}
              others={namesBut(attribute.terms, index)}
              onRename={(name) => change(renameTerm(form, at, index, name))}
            />
            <button
              type="button"
              aria-label={`Quitar ${term.name} de ${attribute.name}`}
              disabled={attribute.terms.length === 1}
              onClick={() => change(removeTerm(form, at, index))}
              className="grid size-[44px] shrink-0 place-items-center rounded-full disabled:text-apagado"
            >
              <Icon name="x" weight="bold" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={`Otra opción de ${attribute.name}`}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onEnter(add)}
        />
        <Button variant="secondary" disabled={termsIn(text).length === 0} onClick={add}>
          Agregar
        </Button>
      </div>
    </section>
  );
}

function namesBut(named: readonly { name: string }[], at: number): string[] {
  return named.filter((_, index) => index !== at).map(({ name }) => name);
}
