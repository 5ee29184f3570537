import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedAddress } from '../../../app/use-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice, Panel } from '../../../ui/surfaces.tsx';
import { AddressBook } from '../addresses/address-book.tsx';
import { AccountFrame } from './account-frame.tsx';
import { PhotoField } from './photo-field.tsx';
import type { ProfileData } from './profile.loader.ts';
import { ProfileFields } from './profile-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';

type Addresses = readonly SavedAddress[];

/** Spec 2.11. */
export function Page({ data }: { data: ProfileData }) {
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<{ since: Addresses; now: Addresses } | null>(null);
  // A newer page wins over what was answered to an older one.
  const addresses = changed?.since === data.addresses ? changed.now : data.addresses;
  const show = (now: Addresses) => {
    setChanged({ since: data.addresses, now });
    void revalidate();
  };
  return (
    <AccountFrame user={data.user} tab="profile">
      <Panel>
        <ProfileEditor data={data} home={addresses.find(({ isDefault }) => isDefault)} />
      </Panel>
      <AddressBook addresses={addresses} departments={data.departments} onChange={show} />
    </AccountFrame>
  );
}

function ProfileEditor({ data, home }: { data: ProfileData; home: SavedAddress | undefined }) {
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState(false);
  const form = useProfileForm(data.user, home, () => {
    setSaved(true);
    // Greeting and photo above the tabs, and the default address below.
    void revalidate();
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <PhotoField
        photo={form.photo}
        currentUrl={data.user.imageUrl}
        error={form.errors.photo}
        onChoose={form.choosePhoto}
      />
      <ProfileFields form={form} data={data} />
      {form.problem && (
        <div role="alert" className="mt-5">
          <Notice tone="urgent">{form.problem}</Notice>
        </div>
      )}
      <Button type="submit" loading={form.sending} loadingLabel="Guardando..." className="mt-7 max-sm:w-full">
        Guardar cambios
      </Button>
      {saved && <SavedDialog onClose={() => setSaved(false)} />}
    </form>
  );
}

/** Spec 8. */
function SavedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <span className="flex items-center gap-3">
          <Icon name="check-circle" weight="fill" size={30} className="shrink-0 text-verde-6" />
          Información Actualizada correctamente
        </span>
      }
    >
      <Button onClick={onClose} className="max-sm:w-full">
        Aceptar
      </Button>
    </Dialog>
  );
}
