import { useState } from 'react';
import { addAttribute, withEveryStock } from '../../../../domain/product-choices.ts';
import { MAXIMUM_ATTRIBUTES, MAXIMUM_UNITS } from '../../../../domain/product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FieldMessage } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { AttributeBox, type ChoiceProps } from './attribute-box.tsx';
import { AttributeSuggestions } from './attribute-suggestions.tsx';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './product-editor.tsx';
import { onEnter, termsIn } from './term-text.ts';
import { VariantMatrix } from './variant-matrix.tsx';

/** Attributes with their terms, and the units of each combination. */
export function ChoiceSection({ form, change, markReadable, errors }: SectionProps) {
  const { attributes, stockPerCombination } = form;
  return (
    <Panel>
      <h2 className="heading-3">Opciones y existencias</h2>
      <p className="mt-1 text-small text-tinta-2">
        Si el producto viene en tallas, colores o tamaños, agrega un atributo por cada uno.
      </p>
      <div className="mt-4 grid gap-4">
        {attributes.map((attribute, at) => (
          <AttributeBox key={attribute.id ?? `nuevo-${at}`} {...{ form, at, change }} />
        ))}
        {errors.attributes && <FieldMessage id="atributos-mensaje" error={errors.attributes} />}
        <AttributeSuggestions form={form} change={change} />
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
        {stockPerCombination ? (
          <VariantMatrix {...{ form, change, markReadable, errors }} />
        ) : (
          <WholeStock {...{ form, change, markReadable, errors }} />
        )}
      </div>
    </Panel>
  );
}

/** The units that all combinations share. */
function WholeStock({ form: { stock }, change, markReadable, errors }: SectionProps) {
  return stock.map((one, index) => (
    <NumberField
      key={one.choice.join()}
      label="Unidades disponibles"
      name="existencias"
      minimum={0}
      maximum={MAXIMUM_UNITS}
      value={one.onHand}
      error={errors.stock}
      markReadable={markReadable}
      onChange={(onHand) => change({ stock: stock.with(index, { ...one, onHand: onHand ?? 0 }) })}
    />
  ));
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
