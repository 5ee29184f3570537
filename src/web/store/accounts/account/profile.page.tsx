import { useState } from 'react';
import { useRevalidator } from 'react-router';
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

/** Spec 2.11. */
export function Page({ data }: { data: ProfileData }) {
  return (
    <AccountFrame user={data.user} tab="profile">
      <Panel>
        <ProfileEditor data={data} />
      </Panel>
      <AddressBook addresses={data.addresses} departments={data.departments} />
    </AccountFrame>
  );
}

function ProfileEditor({ data }: { data: ProfileData }) {
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState(false);
  const form = useProfileForm(data.user, () => {
    setSaved(true);
    // Greeting and photo above the tabs.
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
