import { doorOf, type SavedAddress } from '../../../app/use-addresses.ts';
import { RadioCard } from '../../../ui/choice-fields.tsx';
import type { AddressChoice } from './use-chosen-address.ts';

interface AddressCardsProps extends Pick<AddressChoice, 'chosen' | 'choose'> {
  addresses: readonly SavedAddress[];
}

/** Her addresses to choose from, and another one to type. */
export function AddressCards({ addresses, chosen, choose }: AddressCardsProps) {
  return (
    <div role="radiogroup" aria-label="Tus direcciones" className="grid gap-3 sm:col-span-2">
      {addresses.map((saved) => (
        <RadioCard
          key={saved.id}
          name="savedAddress"
          checked={saved.id === chosen?.id}
          onChange={() => choose(saved)}
          label={saved.name}
          description={<Door saved={saved} />}
        />
      ))}
      <RadioCard
        name="savedAddress"
        checked={chosen === null}
        onChange={() => choose(null)}
        label="Otra dirección"
      />
    </div>
  );
}

function Door({ saved }: { saved: SavedAddress }) {
  return (
    <>
      <span className="block">{doorOf(saved)}</span>
      <span className="block">{[saved.neighbourhood, saved.cityName].filter(Boolean).join(' · ')}</span>
      {saved.receiver && (
        <span className="block text-tinta-3">
          {[`Recibe ${saved.receiver}`, saved.phone].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  );
}
