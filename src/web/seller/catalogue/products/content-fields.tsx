import { useState } from 'react';
import { NET_CONTENT_UNITS, type NetContent, type NetContentUnit } from '../../../../domain/net-content.ts';
import { contentText, UNIT_NAMES } from '../../../../domain/net-content-text.ts';
import { priceAt } from '../../../../domain/product-form.ts';
import { findContent, MAXIMUM_AMOUNT, MAXIMUM_PIECES } from '../../../../domain/read-content.ts';
import { unitPrice, unitPriceText } from '../../../../domain/unit-price.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/text-fields.tsx';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './product-editor.tsx';

/** How much is in what is sold; the price by kilo, litre or unit follows from it. */
export function ContentFields({
  form,
  change,
  markReadable,
  errors,
  isRequired,
}: SectionProps & { isRequired: boolean }) {
  const { content } = form;
  // What is taken from the name is written into the fields anew.
  const [taken, setTaken] = useState(0);
  const set = (parts: Partial<NetContent>) =>
    change({ content: { ...(content ?? { amount: 1, unit: 'g', pieces: 1 }), ...parts } });
  const suggested = content === null ? findContent(form.name) : null;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">Contenido de lo que vendes</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3" key={taken}>
        <NumberField
          label={`Contenido neto${isRequired ? ' (obligatorio)' : ''}`}
          name="contenido"
          hint="De una pieza: 500."
          decimals={3}
          minimum={0.001}
          maximum={MAXIMUM_AMOUNT}
          value={content?.amount ?? null}
          error={errors.content}
          markReadable={markReadable}
          onChange={(amount) => (amount === null ? change({ content: null }) : set({ amount }))}
        />
        <SelectField
          label="Medida del contenido"
          name="contenido-unidad"
          value={content?.unit ?? 'g'}
          onChange={(event) => set({ unit: event.currentTarget.value as NetContentUnit })}
        >
          <UnitOptions />
        </SelectField>
        <NumberField
          label="Piezas"
          name="piezas"
          minimum={1}
          maximum={MAXIMUM_PIECES}
          value={content?.pieces ?? null}
          hint="Un paquete de seis: 6."
          markReadable={markReadable}
          onChange={(pieces) => content && set({ pieces: pieces ?? 1 })}
        />
      </div>
      {suggested && (
        <Button
          variant="outline"
          size="compact"
          className="mt-3"
          onClick={() => {
            change({ content: suggested });
            setTaken(taken + 1);
          }}
        >
          Usar «{contentText(suggested)}», como dice el nombre
        </Button>
      )}
      <UnitPriceLine form={form} />
    </fieldset>
  );
}

export function UnitOptions() {
  return NET_CONTENT_UNITS.map((unit) => (
    <option key={unit} value={unit}>
      {UNIT_NAMES[unit]}
    </option>
  ));
}

function UnitPriceLine({ form }: Pick<SectionProps, 'form'>) {
  const price = priceAt(form, new Date());
  const found = price === null ? null : unitPrice(price, form.content);
  if (!form.content) return null;
  return (
    <p className="mt-2 text-small text-tinta-2" role="status">
      Se muestra así: {contentText(form.content)}
      {found && ` · ${unitPriceText(found)}`}
    </p>
  );
}
