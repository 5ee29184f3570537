import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextAreaField, TextField } from '../../../ui/text-fields.tsx';
import { afterSave } from './after-save.ts';
import { DispatchFields } from './dispatch-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import { PictureField } from './picture-field.tsx';
import type { ShopForm, sellerShopLoader } from './shop.loader.ts';
import { ShopPreview } from './shop-preview.tsx';

/** The shop's public page: written on one side, seen as shoppers see it on the other, before it is saved. */
export function Page({ data }: PageProps<typeof sellerShopLoader>) {
  const { shop, panel } = data;
  const form = useForm({
    initial: shop,
    send: (body) => callApi('saveShopPage', { body }),
    onDone: (saved, sent) => {
      form.reset((now) => afterSave(now, sent, saved));
      return 'Guardaste la página de tu tienda.';
    },
  });
  const { values, errors, set: change } = form;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-1">Mi tienda</h1>
        {panel.sellerStatus === 2 && (
          <ButtonLink size="compact" variant="outline" href={paths.seller(panel.sellerId)}>
            Ver mi tienda
          </ButtonLink>
        )}
      </div>
      <div className="mt-6 grid gap-5 lg:grid-cols-2 lg:items-start">
        <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
          <Panel className="grid gap-5">
            <TextField
              label="Nombre de la tienda"
              required
              maxLength={80}
              value={values.displayName}
              error={errors.displayName}
              onChange={(event) => change({ displayName: event.currentTarget.value })}
            />
            <TextAreaField
              label="Descripción"
              maxLength={600}
              rows={3}
              value={values.description}
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
            <PictureField
              kind="logo"
              url={values.logoUrl}
              error={errors.logoUrl}
              onChange={(logoUrl) => change({ logoUrl })}
            />
            <PictureField
              kind="banner"
              url={values.bannerUrl}
              error={errors.bannerUrl}
              onChange={(bannerUrl) => change({ bannerUrl })}
            />
          </Panel>
          <PolicyFields form={values} onChange={change} />
          <DispatchFields shop={values} onChange={change} />
          <HolidayFields
            holiday={values.holiday}
            error={errors.holiday}
            onChange={(holiday) => change({ holiday })}
          />
          <FormProblem text={form.problem} />
          <Button type="submit" full loading={form.sending} loadingLabel="Guardando...">
            Guardar
          </Button>
        </form>
        <ShopPreview shop={values} />
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
