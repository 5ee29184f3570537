import { formatPesos, sumPesos } from '../../../domain/money.ts';
import { mayOfferPesos } from '../../../domain/rights/case-moves.ts';
import { firstGrant, hasPart, PartialUnits } from '../../panel/rights/partial-units.tsx';
import { RadioCard } from '../../ui/choice-fields.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { SellerCase } from './case.loader.ts';
import { type Offer, OfferCost } from './offer-cost.tsx';

interface OfferFieldsProps {
  one: SellerCase;
  offer: Offer;
  onChange: (offer: Offer) => void;
}

export function OfferFields({ one, offer, onChange }: OfferFieldsProps) {
  const canChoose = hasPart(one.lines) && maySum(one);
  return (
    <>
      {canChoose && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold text-small">¿Qué ofreces?</legend>
          <RadioCard
            name="oferta"
            label="Una suma, y tu cliente se queda con todo"
            checked={'pesos' in offer}
            onChange={() => onChange({ pesos: firstSum(one) })}
          />
          <RadioCard
            name="oferta"
            label="La plata de unas unidades"
            checked={'lines' in offer}
            onChange={() => onChange({ lines: firstGrant(one.lines) })}
          />
        </fieldset>
      )}
      {'lines' in offer ? (
        <PartialUnits lines={one.lines} granted={offer.lines} onChange={(lines) => onChange({ lines })} />
      ) : (
        <TextField
          label="Cuánto le devuelves"
          inputMode="numeric"
          prefix="$"
          required
          maxLength={12}
          value={offer.pesos > 0 ? String(offer.pesos) : ''}
          hint={`Menos de ${formatPesos(worthOf(one))}. Tu cliente se queda con el producto.`}
          onChange={({ currentTarget }) =>
            onChange({ pesos: Number(currentTarget.value.replace(/\D/g, '')) })
          }
        />
      )}
      <OfferCost number={one.number} offer={offer} />
    </>
  );
}

/** Units, to begin with; of a single one a fifth of what it costs, in thousands. */
export function firstOffer(one: SellerCase): Offer {
  return hasPart(one.lines) ? { lines: firstGrant(one.lines) } : { pesos: firstSum(one) };
}

/** Whether there is anything less than all to offer. */
export function hasOffer(one: SellerCase): boolean {
  return hasPart(one.lines) || maySum(one);
}

function maySum(one: SellerCase): boolean {
  return mayOfferPesos(one) && worthOf(one) > 1;
}

function firstSum(one: SellerCase): number {
  const fifth = worthOf(one) / 5;
  return Math.max(1, fifth < 1000 ? Math.floor(fifth) : Math.floor(fifth / 1000) * 1000);
}

function worthOf({ lines }: SellerCase): number {
  return sumPesos(lines.map(({ quantity, unitPrice }) => quantity * unitPrice));
}
