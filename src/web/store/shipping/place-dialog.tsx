import { Suspense, useState } from 'react';
import { useSession } from '../../app/session-store.ts';
import { doorOf, type SavedAddress, useAddresses } from '../../app/use-addresses.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { NearMe } from './near-me.tsx';
import { LostProducts, lostTitle, usePlaceChange } from './place-change.tsx';
import { PlaceSearch } from './place-search.tsx';
import { type Municipalities, type Municipality, useMunicipalities } from './use-municipalities.ts';

const DeliveryDialog = lazyPart(() => import('./delivery-dialog.tsx').then((part) => part.DeliveryDialog));

/** By inhabitants, where there are not enough orders to count: Bogotá, Medellín, Cali, Barranquilla, Cartagena, Bucaramanga. */
const BIGGEST_IDS = ['11001', '05001', '76001', '08001', '13001', '68001'];
const FEWEST_ORDERED = 3;

/** Where to? Anybody says so; with an account the saved address can be changed from here too (spec 2.2). */
export function PlaceDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const [isEditing, setEditing] = useState(false);
  const [isBelowButton] = useState(isButtonInView);
  const { choose, checking, change, take } = usePlaceChange(onClose);
  if (user && isEditing)
    return (
      <Suspense>
        <DeliveryDialog user={user} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={change ? lostTitle(change) : '¿A dónde te lo enviamos?'}
      className={`sm:w-[432px]! sm:rounded-[22px]! sm:p-6! ${isBelowButton ? 'place-popover' : ''}`}
    >
      {change ? (
        <LostProducts change={change} onTake={take} onStay={onClose} />
      ) : (
        <div aria-busy={checking}>
          <p className="-mt-3 mb-4 text-compact/[22px] text-tinta-2">
            Así ves solo precios y fechas de verdad.{!user && ' No necesitas cuenta.'}
          </p>
          <PlaceChoice onChoose={(place) => void choose(place)} userId={user?.userId} />
          {user && (
            <button
              type="button"
              onClick={() => setEditing(true)}
              className="min-h-[44px] cursor-pointer text-link text-small"
            >
              {user.address ? 'Cambiar mi dirección guardada' : 'Guardar mi dirección'}
            </button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function isButtonInView(): boolean {
  return (document.querySelector('.place-button')?.getBoundingClientRect().top ?? -1) >= 0;
}

interface PlaceChoiceProps {
  onChoose: (place: { id: string; name: string }) => void;
  userId: string | undefined;
}

function PlaceChoice({ onChoose, userId }: PlaceChoiceProps) {
  const addresses = useAddresses(userId);
  const { step, list, loadAgain } = useMunicipalities();
  const places = list?.municipalities ?? [];
  return (
    <>
      <PlaceSearch places={places} waiting={step === 'ready' ? null : 'Cargando...'} onChoose={onChoose} />
      {step === 'failed' && (
        <p role="alert" className="mt-3 text-small/5">
          No pudimos cargar los municipios.{' '}
          <button type="button" onClick={loadAgain} className="min-h-[44px] cursor-pointer text-link">
            Reintentar
          </button>
        </p>
      )}
      {addresses && addresses.length > 0 && <OwnAddresses addresses={addresses} onChoose={onChoose} />}
      {list && <MostOrdered list={list} onChoose={onChoose} />}
      <NearMe places={places} onChoose={onChoose} />
    </>
  );
}

function OwnAddresses({
  addresses,
  onChoose,
}: Pick<PlaceChoiceProps, 'onChoose'> & { addresses: readonly SavedAddress[] }) {
  return (
    <div className="mt-5">
      <h3 className="text-small/5 text-tinta-3">Tus direcciones</h3>
      <ul className="mt-1">
        {addresses.map((saved) => (
          <li key={saved.id}>
            <button
              type="button"
              onClick={() => onChoose({ id: saved.cityId, name: saved.cityName })}
              className="suggestion w-full text-left"
            >
              <Icon name="map-pin" className="text-tinta-2" />
              <span className="min-w-0">
                <b className="block truncate text-body/5">{saved.name}</b>
                <span className="block truncate text-small/[18px] text-tinta-3">
                  {`${doorOf(saved)} · ${saved.cityName}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MostOrdered({
  list: { municipalities, mostOrdered },
  onChoose,
}: {
  list: Municipalities;
  onChoose: (place: Municipality) => void;
}) {
  const isCounted = mostOrdered.length >= FEWEST_ORDERED;
  const ids = isCounted ? mostOrdered : BIGGEST_IDS;
  const shown = ids.flatMap((id) => municipalities.find((place) => place.id === id) ?? []);
  return (
    <div className="mt-5">
      <h3 className="text-small/5 text-tinta-3">{isCounted ? 'Los más pedidos' : 'Ciudades principales'}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {shown.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              onClick={() => onChoose(place)}
              className="min-h-[44px] cursor-pointer rounded-full border-[1.5px] border-linea bg-papel px-[15px] font-semibold text-compact hover:border-verde-6 hover:bg-verde-0"
            >
              {place.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
