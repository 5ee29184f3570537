import { pictureOfWidth } from '../../../../domain/picture.ts';
import { choiceName } from '../../../../domain/product-choices.ts';
import type { FormOffer } from '../../../../domain/product-form.ts';
import { TextField } from '../../../ui/text-fields.tsx';
import { UnitOptions } from './content-fields.tsx';
import { toLocal, toMoment } from './local-moment.ts';
import { CONTENT_COLUMNS, MEASURE_COLUMNS, variantOfStock, withVariant } from './variant-cells.ts';
import { VariantCell, type VariantRowProps } from './variant-row.tsx';

/** Pictures, measures, content and the days of the offer of one combination. */
export function VariantMore({ form, stock, cells }: VariantRowProps) {
  const name = choiceName(form, stock.choice);
  const { offer, content } = variantOfStock(stock);
  return (
    <div className="mt-2 grid gap-4 rounded-[14px] bg-crema-1 p-4">
      <PictureChoice {...{ form, stock, cells }} />
      <div className="grid grid-cols-3 gap-2">
        {MEASURE_COLUMNS.map((column) => (
          <VariantCell key={column.name} {...{ form, stock, cells, column, name }} />
        ))}
      </div>
      <div className="grid grid-cols-3 gap-2">
        {CONTENT_COLUMNS.map((column) => (
          <VariantCell key={column.name} {...{ form, stock, cells, column, name }} />
        ))}
        {content && (
          <label className="min-w-0">
            <span className="variant-label">Medida</span>
            <select
              aria-label={`Medida de ${name}`}
              value={content.unit}
              onChange={(event) => {
                const unit = event.currentTarget.value as typeof content.unit;
                cells.replace(withVariant(stock, { content: { ...content, unit } }));
              }}
              className="variant-cell"
            >
              <UnitOptions />
            </select>
          </label>
        )}
      </div>
      {offer && (
        <OfferDays
          offer={offer}
          name={name}
          onChange={(next) => cells.replace(withVariant(stock, { offer: next }))}
        />
      )}
    </div>
  );
}

interface OfferDaysProps {
  offer: FormOffer;
  name: string;
  onChange: (offer: FormOffer) => void;
}

function OfferDays({ offer, name, onChange }: OfferDaysProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={`La oferta de ${name} empieza`}
        type="datetime-local"
        hint="Vacío: de inmediato."
        value={toLocal(offer.startsAt)}
        onChange={(event) => onChange({ ...offer, startsAt: toMoment(event.currentTarget.value) })}
      />
      <TextField
        label={`La oferta de ${name} termina`}
        type="datetime-local"
        hint="Vacío: hasta que la quites."
        value={toLocal(offer.endsAt)}
        onChange={(event) => onChange({ ...offer, endsAt: toMoment(event.currentTarget.value) })}
      />
    </div>
  );
}

/** Which of the product's pictures show the combination; the one that was ticked first is its own. */
function PictureChoice({ form, stock, cells }: VariantRowProps) {
  const name = choiceName(form, stock.choice);
  const { images } = variantOfStock(stock);
  if (form.images.length === 0)
    return <p className="text-small text-tinta-2">Sube primero las fotos del producto.</p>;
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-2 font-semibold text-small">Fotos de {name}</legend>
      <div className="flex flex-wrap gap-2">
        {form.images.map(({ url, alt }, index) => (
          <label key={url} className="variant-picture">
            <input
              type="checkbox"
              checked={images.includes(url)}
              onChange={(event) => {
                const rest = images.filter((one) => one !== url);
                const next = event.currentTarget.checked ? [...rest, url] : rest;
                cells.replace(withVariant(stock, { images: next }));
              }}
            />
            <img src={pictureOfWidth(url, 160)} alt="" width={64} height={64} />
            <span className="sr-only">{alt || `Foto ${index + 1}`}</span>
            {images[0] === url && <span className="variant-first">Principal</span>}
          </label>
        ))}
      </div>
      <p className="mt-2 text-small text-tinta-2">
        Sin ninguna, se muestran las que no son de otra opción. Quien la elige ve solo las suyas.
      </p>
    </fieldset>
  );
}
