import { useState } from 'react';
import type { PageProps } from '../../app/page.ts';
import { PageHeading } from '../../panel/card.tsx';
import { CardEditor } from './card-editor.tsx';
import { CardHistory } from './card-history.tsx';
import type { operatorShippingLoader } from './shipping.loader.ts';
import { TryOut } from './try-out.tsx';

/** The tariff that every quote and order is computed by. */
export function Page({ data }: PageProps<typeof operatorShippingLoader>) {
  return (
    <>
      <PageHeading
        title="Envíos"
        text="Tarifa de la transportadora, zonas, cobertura y envío gratis. Un cambio rige en medio minuto."
      />
      <Tariff {...data} />
    </>
  );
}

function Tariff(data: Awaited<ReturnType<typeof operatorShippingLoader>>) {
  const { stored } = data;
  // Another version is another tariff: what was typed into the old one ends. What is tried out stays.
  const [edited, setEdited] = useState(stored);
  const { card } = edited.version === stored.version ? edited : stored;
  const setCard = (changed: typeof card) => setEdited({ ...stored, card: changed });
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
      <CardEditor key={stored.version} data={data} card={card} onChange={setCard} />
      <div className="grid gap-5">
        <TryOut cities={data.cities} card={card} />
        <CardHistory history={data.history} now={data.now} onRestore={data.mayEdit ? setCard : null} />
      </div>
    </div>
  );
}
