import type { FormOffer } from '../../../../domain/product-form.ts';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FieldMessage } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { toLocal, toMoment } from './local-moment.ts';
import { NumberField } from './number-field.tsx';
import type { SectionProps } from './product-editor.tsx';

export function PriceSection({ form, change, markReadable, errors }: SectionProps) {
  const { offer } = form;
  const set = (parts: Partial<FormOffer>) => offer && change({ offer: { ...offer, ...parts } });
  return (
    <Panel>
      <h2 className="heading-3">Precio y oferta</h2>
      <div className="mt-4 grid gap-4">
        <NumberField
          label="Precio con IVA"
          name="precioProducto"
          prefix="$"
          minimum={1}
          maximum={1_000_000_000}
          value={form.price}
          error={errors.price}
          markReadable={markReadable}
          onChange={(price) => change({ price })}
        />
        <CheckboxField
          label="Tiene un precio de oferta"
          checked={offer !== null}
          onChange={(event) => {
            markReadable('precioRebajado', true);
            const salePrice = Math.max(1, Math.round((form.price ?? 0) * 0.9));
            change({
              offer: event.currentTarget.checked ? { salePrice, startsAt: null, endsAt: null } : null,
            });
          }}
        />
        {offer && (
          <div className="grid gap-4 sm:grid-cols-3">
            <NumberField
              label="Precio de oferta"
              name="precioRebajado"
              prefix="$"
              minimum={1}
              maximum={1_000_000_000}
              value={offer.salePrice}
              markReadable={markReadable}
              onChange={(salePrice) =>
                markReadable('precioRebajado', salePrice !== null) ?? set({ salePrice: salePrice ?? 1 })
              }
            />
            <TextField
              label="Empieza"
              type="datetime-local"
              hint="Vacío: de inmediato."
              value={toLocal(offer.startsAt)}
              onChange={(event) => set({ startsAt: toMoment(event.currentTarget.value) })}
            />
            <TextField
              label="Termina"
              type="datetime-local"
              hint="Vacío: hasta que la quites."
              value={toLocal(offer.endsAt)}
              onChange={(event) => set({ endsAt: toMoment(event.currentTarget.value) })}
            />
          </div>
        )}
        {errors.offer && <FieldMessage id="oferta-mensaje" error={errors.offer} />}
      </div>
    </Panel>
  );
}
