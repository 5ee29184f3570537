import type { LineException } from '../../../../domain/rights/case-rule.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import type { CategoryDetailsProps } from './category-details.tsx';

/** The name and what the shop does with it. */
export function CategoryForm({ category, onChange }: CategoryDetailsProps) {
  const form = useForm({
    initial: {
      name: category.name,
      hidden: category.hidden,
      imageAlt: category.imageAlt,
      withdrawal: category.withdrawalException ?? '',
    },
    send: ({ withdrawal, ...texts }) =>
      callApi('saveCategory', {
        params: { categoryId: category.id },
        body: { ...texts, withdrawalException: (withdrawal || null) as LineException | null },
      }),
    onDone: async ({ name }) => {
      await onChange();
      return `Guardaste ${name}.`;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-4">
      <p className="text-small text-tinta-2">
        Código {category.id} · {category.productCount}{' '}
        {category.productCount === 1 ? 'producto visible' : 'productos visibles'}
      </p>
      <TextField label="Nombre de la categoría" maxLength={60} {...form.bind('name')} />
      <TextField
        label="Qué se ve en la imagen"
        hint="Para quien no la puede ver."
        maxLength={200}
        {...form.bind('imageAlt')}
      />
      <SelectField
        label="Retracto y viaje"
        hint="Ley 1480, artículo 47: los perecederos, los de uso personal y los hechos a medida no se devuelven por arrepentimiento. Los perecederos, además, solo viajan a ciudades cercanas."
        {...form.bind('withdrawal')}
      >
        <option value="">Se pueden devolver</option>
        <option value="perecedero">Perecederos: no se devuelven y viajan cerca</option>
        <option value="uso personal">De uso personal: no se devuelven</option>
        <option value="hecho a medida">Hechos a medida: no se devuelven</option>
      </SelectField>
      <CheckboxField
        label="Ocultar en la tienda"
        hint="Sale del menú, del inicio y de los filtros. Su dirección y sus productos siguen."
        checked={form.values.hidden}
        onChange={(event) => form.set({ hidden: event.currentTarget.checked })}
      />
      <FormProblem text={form.lonelyProblem} />
      <Button type="submit" loading={form.sending} loadingLabel="Guardando..." className="justify-self-start">
        Guardar categoría
      </Button>
    </form>
  );
}
