import { type FormEvent, useState } from 'react';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextAreaField, TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { PictureField } from './picture-field.tsx';
import type { ShopForm, sellerShopLoader } from './shop.loader.ts';
import { ShopPreview } from './shop-preview.tsx';

/** The shop's public page: written on one side, seen as shoppers see it on the other, before it is saved. */
export function Page({ data }: PageProps<typeof sellerShopLoader>) {
  const { shop, centre } = data;
  const [form, setForm] = useState<ShopForm>(shop);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const change = (part: Partial<ShopForm>) => setForm((present) => ({ ...present, ...part }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    setProblem(null);
    const reply = await callApi('saveShopPage', { body: form });
    setSaving(false);
    setErrors(reply.ok ? {} : (reply.fields ?? {}));
    if (!reply.ok) return setProblem(reply.message);
    setForm(reply.value);
    showToast({ kind: 'success', text: 'Guardaste la página de tu tienda.' });
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-1">Mi tienda</h1>
        {centre.sellerStatus === 2 && (
          <ButtonLink size="compact" variant="outline" href={paths.seller(centre.sellerId)}>
            Ver mi tienda
          </ButtonLink>
        )}
      </div>
      <div className="mt-6 grid gap-5 lg:grid-cols-2 lg:items-start">
        <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
          <Panel className="grid gap-5">
            <TextField
              label="Nombre de la tienda"
              required
              maxLength={80}
              value={form.displayName}
              error={errors.displayName}
              onChange={(event) => change({ displayName: event.currentTarget.value })}
            />
            <TextAreaField
              label="Descripción"
              maxLength={600}
              rows={3}
              value={form.description}
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
            <PictureField
              kind="logo"
              url={form.logoUrl}
              error={errors.logoUrl}
              onChange={(logoUrl) => change({ logoUrl })}
            />
            <PictureField
              kind="banner"
              url={form.bannerUrl}
              error={errors.bannerUrl}
              onChange={(bannerUrl) => change({ bannerUrl })}
            />
          </Panel>
          <PolicyFields form={form} onChange={change} />
          <HolidayFields
            holiday={form.holiday}
            error={errors.holiday}
            onChange={(holiday) => change({ holiday })}
          />
          <FormProblem text={problem} />
          <Button type="submit" full loading={saving} loadingLabel="Guardando...">
            Guardar
          </Button>
        </form>
        <ShopPreview shop={form} />
      </div>
    </>
  );
}

function PolicyFields({ form, onChange }: { form: ShopForm; onChange: (part: Partial<ShopForm>) => void }) {
  return (
    <Panel className="grid gap-5">
      <TextAreaField
        label="Horario"
        maxLength={300}
        rows={2}
        value={form.openingHours}
        onChange={(event) => onChange({ openingHours: event.currentTarget.value })}
      />
      <TextAreaField
        label="Cambios y devoluciones"
        maxLength={3000}
        hint="Puedes ofrecer más que la ley, nunca menos."
        value={form.returnsPolicy}
        onChange={(event) => onChange({ returnsPolicy: event.currentTarget.value })}
      />
      <TextAreaField
        label="Envíos"
        maxLength={3000}
        value={form.shippingPolicy}
        onChange={(event) => onChange({ shippingPolicy: event.currentTarget.value })}
      />
      <TextAreaField
        label="Garantía"
        maxLength={3000}
        value={form.warrantyPolicy}
        onChange={(event) => onChange({ warrantyPolicy: event.currentTarget.value })}
      />
    </Panel>
  );
}
