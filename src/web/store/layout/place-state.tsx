import { Suspense, startTransition, useEffect } from 'react';
import { callApi } from '../../app/api-client.ts';
import {
  currentPlace,
  followAccountPlace,
  onPlaceChooser,
  type ShownPlace,
  usePlace,
} from '../../app/place-store.ts';
import type { SessionUser } from '../../app/session-storage.ts';
import { useSession } from '../../app/session-store.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

/** The button's words. */
export interface PlaceTexts {
  /** Null: nobody chose, the place is assumed. */
  lead: string | null;
  name: string;
  /** On phones only. */
  action: string;
}

const PlaceDialog = lazyPart(() => import('../shipping/place-dialog.tsx').then((part) => part.PlaceDialog));

export interface PlaceStateProps {
  onPlace: (texts: PlaceTexts) => void;
  isChoosing: boolean;
  /** Others open the chooser too: a card, the product page, the cart. */
  setChoosing: (isChoosing: boolean) => void;
}

/** Tells the header where to, keeps the place along with the account, and shows the chooser. */
export function PlaceState({ onPlace, isChoosing, setChoosing }: PlaceStateProps) {
  const place = usePlace();
  const { user } = useSession();
  useEffect(() => startTransition(() => onPlace(textsOf(place, user))), [place, user, onPlace]);
  useEffect(() => onPlaceChooser(() => setChoosing(true)), [setChoosing]);
  useEffect(() => followAccount(user), [user]);
  if (!isChoosing) return null;
  return (
    <Suspense>
      <PlaceDialog onClose={() => setChoosing(false)} />
    </Suspense>
  );
}

/** Spec 2.2: who is logged in sees the saved address, or 'Ingrese Ubicación'. Another place that she chose goes first. */
function textsOf(place: ShownPlace, user: SessionUser | null): PlaceTexts {
  const isSaved = user !== null && (place.isAssumed || place.cityId === user.cityId);
  if (isSaved && user.address) return { lead: 'Enviar a', name: user.address, action: 'Cambiar' };
  if (!place.isAssumed) return { lead: 'Enviar a', name: place.cityName, action: 'Cambiar' };
  if (user) return { lead: 'Enviar a', name: 'Ingrese Ubicación', action: `Precios para ${place.cityName}` };
  return { lead: null, name: place.cityName, action: 'Elegir mi ciudad' };
}

/** The session knows the code of the saved city only; its name is asked for once. */
function followAccount(user: SessionUser | null): (() => void) | undefined {
  if (!user?.cityId) {
    followAccountPlace(null);
    return undefined;
  }
  const { isAssumed, isOfAccount, cityId } = currentPlace();
  if (cityId === user.cityId ? !isAssumed : !isAssumed && !isOfAccount) return undefined;
  const abort = new AbortController();
  const query = { departmentId: user.departmentId };
  void callApi('listCities', { query }, { signal: abort.signal }).then((reply) => {
    const city = reply.ok && !abort.signal.aborted && reply.value.find(({ id }) => id === user.cityId);
    if (city) followAccountPlace({ cityId: city.id, cityName: city.name });
  });
  return () => abort.abort();
}
