import { type KeyboardEvent, useState } from 'react';
import {
  addAttribute,
  addTerm,
  choiceName,
  removeAttribute,
  removeTerm,
  withEveryStock,
} from '../../../domain/product-choices.ts';
import { MAXIMUM_ATTRIBUTES, MAXIMUM_UNITS, type ProductForm } from '../../../domain/product-form.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { FieldMessage } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/surfaces.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './product-editor.tsx';

/** Attributes with their terms, and the units of each combination. */
export function ChoiceSection({ form, change, markReadable, errors }: SectionProps) {
  const { attributes, stock, stockPerCombination } = form;
  return (
    <Panel>
      <h2 className="heading-3">Opciones y existencias</h2>
      <p className="mt-1 text-[14.5px] text-tinta-2">
        Si el producto viene en tallas, colores o tamaños, agrega un atributo por cada uno.
      </p>
      <div className="mt-4 grid gap-4">
        {attributes.map((attribute, at) => (
          <AttributeBox key={`${attribute.id}-${attribute.name}`} {...{ form, at, change }} />
        ))}
        {errors.attributes && <FieldMessage id="atributos-mensaje" error={errors.attributes} />}
        {attributes.length < MAXIMUM_ATTRIBUTES && <NewAttribute form={form} change={change} />}
        {attributes.length > 0 && (
          <CheckboxField
            label="Llevar existencias por combinación"
            checked={stockPerCombination}
            onChange={(event) =>
              change(withEveryStock({ ...form, stockPerCombination: event.currentTarget.checked }))
            }
          />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          {stock.map((one, index) => {
            const name = choiceName(form, one.choice);
            return (
              <NumberField
                key={name}
                label={name ? `Unidades de ${name}` : 'Unidades disponibles'}
                name={`existencias-${name}`}
                minimum={0}
                maximum={MAXIMUM_UNITS}
                value={one.onHand}
                markReadable={markReadable}
                onChange={(onHand) => change({ stock: stock.with(index, { ...one, onHand: onHand ?? 0 }) })}
              />
            );
          })}
        </div>
        {errors.stock && <FieldMessage id="existencias-mensaje" error={errors.stock} />}
      </div>
    </Panel>
  );
}

interface ChoiceProps {
  form: ProductForm;
  change: (parts: Partial<ProductForm>) => void;
}

function AttributeBox({ form, at, change }: ChoiceProps & { at: number }) {
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
        <h3 className="font-semibold">{attribute.name}</h3>
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
          <li key={term.name} className="flex items-center rounded-full border border-borde bg-papel pl-4">
            {term.name}
            <button
              type="button"
              aria-label={`Quitar ${term.name} de ${attribute.name}`}
              disabled={attribute.terms.length === 1}
              onClick={() => change(removeTerm(form, at, index))}
              className="grid size-[44px] place-items-center rounded-full disabled:text-apagado"
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

function NewAttribute({ form, change }: ChoiceProps) {
  const [name, setName] = useState('');
  const [terms, setTerms] = useState('');
  const isTaken = form.attributes.some(
    (attribute) => attribute.name.toLowerCase() === name.trim().toLowerCase(),
  );
  const isComplete = name.trim() !== '' && termsIn(terms).length > 0 && !isTaken;
  const add = () => {
    if (!isComplete) return;
    change(addAttribute(form, name.trim(), termsIn(terms)));
    setName('');
    setTerms('');
  };
  return (
    <div className="grid items-end gap-3 rounded-[16px] border border-linea border-dashed p-4 sm:grid-cols-[1fr_2fr_auto]">
      <TextField
        label="Atributo nuevo"
        placeholder="Talla"
        maxLength={60}
        value={name}
        error={isTaken ? 'Ya existe.' : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onEnter(add)}
      />
      <TextField
        label="Sus opciones, separadas por comas"
        placeholder="S, M, L"
        maxLength={600}
        value={terms}
        onChange={(event) => setTerms(event.currentTarget.value)}
        onKeyDown={onEnter(add)}
      />
      <Button variant="secondary" disabled={!isComplete} onClick={add}>
        Agregar atributo
      </Button>
    </div>
  );
}

function termsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((term) => term.trim().slice(0, 60))
        .filter(Boolean),
    ),
  ];
}

/** Enter adds instead of sending the form. */
function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
}
