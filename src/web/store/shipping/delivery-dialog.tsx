import { type FormEvent, useEffect, useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import { choosePlace } from '../../app/place-store.ts';
import type { SessionUser } from '../../app/session-storage.ts';
import { useCities } from '../../app/use-cities.ts';
import { useGeocoding } from '../../app/use-geocoding.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { PlaceSelect } from './place-select.tsx';
import { useSaveDelivery } from './use-save-delivery.ts';

interface DeliveryDialogProps {
  user: SessionUser;
  onClose: () => void;
}

/** Spec 2.2: where purchases go; it becomes part of the profile. */
export function DeliveryDialog({ user, onClose }: DeliveryDialogProps) {
  const [place, setPlace] = useState({
    departmentId: user.departmentId,
    cityId: user.cityId,
    address: user.address,
  });
  const departments = useDepartments();
  const cities = useCities(place.departmentId);
  const point = useGeocoding(place.address, place.cityId);
  const finish = () => {
    const city = cities.choices.find(({ id }) => id === place.cityId);
    if (city) choosePlace({ cityId: city.id, cityName: city.name });
    onClose();
  };
  const { save, sending, addressError, clearError } = useSaveDelivery(user, finish);
  const isComplete = place.departmentId !== '' && place.cityId !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) void save({ ...place, ...point });
  };
  return (
    <Dialog open onClose={onClose} title="Elige dónde recibir tus compras">
      <form noValidate onSubmit={send} className="grid gap-5 sm:grid-cols-2">
        <PlaceSelect
          label="Departamento"
          placeholder="Selecciona un departamento"
          places={departments}
          value={place.departmentId}
          onChange={(departmentId) => setPlace({ ...place, departmentId, cityId: '' })}
        />
        <PlaceSelect
          label="Ciudad"
          placeholder="Selecciona una ciudad"
          places={cities}
          disabled={!place.departmentId}
          value={place.cityId}
          onChange={(cityId) => setPlace({ ...place, cityId })}
        />
        <TextField
          className="sm:col-span-2"
          label="Dirección"
          name="direccion"
          autoComplete="street-address"
          maxLength={200}
          value={place.address}
          error={addressError}
          hint={point.message}
          suffix={<Icon name="map-pin" className={point.latitude === null ? '' : 'text-verde-6'} />}
          onChange={(event) => {
            setPlace({ ...place, address: event.currentTarget.value });
            clearError();
          }}
        />
        <div className="flex justify-end gap-3 sm:col-span-2">
          <Button variant="outline" onClick={onClose}>
            Cerrar
          </Button>
          <Button type="submit" disabled={!isComplete} loading={sending} loadingLabel="Guardando...">
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface Departments {
  step: 'loading' | 'ready' | 'failed';
  choices: readonly { id: string; name: string }[];
  loadAgain: () => void;
}

function useDepartments(): Departments {
  const [attempt, setAttempt] = useState(0);
  const [departments, setDepartments] = useState<Omit<Departments, 'loadAgain'>>({
    step: 'loading',
    choices: [],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const abort = new AbortController();
    void callApi('listDepartments', {}, { signal: abort.signal }).then((reply) => {
      if (abort.signal.aborted) return;
      setDepartments(reply.ok ? { step: 'ready', choices: reply.value } : { step: 'failed', choices: [] });
    });
    return () => abort.abort();
  }, [attempt]);
  return { ...departments, loadAgain: () => setAttempt((count) => count + 1) };
}
