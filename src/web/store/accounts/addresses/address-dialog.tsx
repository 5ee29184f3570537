import { callApi } from '../../../app/api-client.ts';
import type { SavedAddress } from '../../../app/use-addresses.ts';
import { cityAlong, useCities } from '../../../app/use-cities.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';

interface AddressDialogProps {
  /** Null: a new one. */
  saved: SavedAddress | null;
  departments: readonly { id: string; name: string }[];
  onSaved: (list: readonly SavedAddress[]) => void;
  onClose: () => void;
}

/** One address, new or changed. */
export function AddressDialog({ saved, departments, onSaved, onClose }: AddressDialogProps) {
  const form = useAddressForm(saved, onSaved);
  const { values, bind } = form;
  const cities = useCities(values.departmentId);
  return (
    <Dialog open onClose={onClose} title={saved ? 'Editar dirección' : 'Agregar dirección'}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...bind('name')}
          label="Nombre"
          autoComplete="off"
          placeholder="Casa, Oficina"
          maxLength={40}
        />
        <TextField {...bind('neighbourhood')} label="Barrio" autoComplete="address-level3" maxLength={80} />
        <SelectField {...bind('departmentId')} label="Departamento" autoComplete="address-level1">
          <option value="">Selecciona un departamento</option>
          <Options places={departments} />
        </SelectField>
        <SelectField
          {...bind('cityId')}
          label="Ciudad"
          autoComplete="address-level2"
          disabled={cities.step !== 'ready' || !values.departmentId}
        >
          <option value="">{cities.step === 'loading' ? 'Cargando...' : 'Selecciona una ciudad'}</option>
          <Options places={cities.choices} />
        </SelectField>
        <TextField {...bind('address')} label="Dirección" autoComplete="street-address" maxLength={200} />
        <TextField
          {...bind('unit')}
          label="Torre, apto u oficina"
          autoComplete="address-line2"
          maxLength={80}
        />
        <TextField {...bind('receiver')} label="Quién recibe" autoComplete="off" maxLength={120} />
        <TextField
          {...bind('phone')}
          label="Teléfono de quien recibe"
          autoComplete="off"
          type="tel"
          inputMode="tel"
          maxLength={20}
        />
        <TextField
          {...bind('deliveryNotes')}
          className="sm:col-span-2"
          label="Indicaciones para quien entrega"
          autoComplete="off"
          maxLength={200}
        />
        {form.problem && (
          <div role="alert" className="sm:col-span-2">
            <Notice tone="urgent">{form.problem}</Notice>
          </div>
        )}
        <div className="flex justify-end gap-3 sm:col-span-2">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={form.sending} loadingLabel="Guardando...">
            Guardar dirección
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Options({ places }: { places: readonly { id: string; name: string }[] }) {
  return places.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

const blank = {
  name: '',
  departmentId: '',
  cityId: '',
  address: '',
  unit: '',
  neighbourhood: '',
  deliveryNotes: '',
  receiver: '',
  phone: '',
};
type AddressValues = typeof blank;

function useAddressForm(saved: SavedAddress | null, onSaved: AddressDialogProps['onSaved']) {
  return useForm({
    initial: (): AddressValues => {
      if (!saved) return blank;
      const { id: _, cityName: _city, isDefault: _default, ...texts } = saved;
      // DIVIPOLA: a municipality's code begins with its department's.
      return { ...texts, departmentId: saved.cityId.slice(0, 2) };
    },
    check: ({ departmentId, cityId, address }) => ({
      departmentId: departmentId ? undefined : 'Elige el departamento.',
      cityId: cityId ? undefined : 'Elige la ciudad.',
      address: address.trim() ? undefined : 'Escribe la dirección.',
    }),
    along: cityAlong,
    send: ({ departmentId: _, phone, ...texts }) => {
      const body = { ...texts, phone: phone.replace(/\D/g, '') };
      return saved
        ? callApi('changeAddress', { params: { addressId: saved.id }, body })
        : callApi('addAddress', { body });
    },
    onDone: onSaved,
  });
}
