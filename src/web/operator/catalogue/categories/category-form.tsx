import { type FormEvent, useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { CategoryDetailsProps } from './category-details.tsx';

type Withdrawal = 'perecedero' | 'uso personal' | null;

/** The name and what the shop does with it. */
export function CategoryForm({ category, onChange }: CategoryDetailsProps) {
  const [name, setName] = useState(category.name);
  const [hidden, setHidden] = useState(category.hidden);
  const [imageAlt, setImageAlt] = useState(category.imageAlt);
  const [withdrawal, setWithdrawal] = useState(category.withdrawalException ?? '');
  const [saving, setSaving] = useState(false);
  const [nameProblem, setNameProblem] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    setProblem(null);
    const withdrawalException = (withdrawal || null) as Withdrawal;
    const reply = await callApi('saveCategory', {
      params: { categoryId: category.id },
      body: { name, hidden, imageAlt, withdrawalException },
    });
    setSaving(false);
    setNameProblem(reply.ok ? undefined : reply.fields?.name);
    if (!reply.ok) return reply.fields?.name ? undefined : setProblem(reply.message);
    showToast({ kind: 'success', text: `Guardaste ${reply.value.name}.` });
    await onChange();
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mt-4 grid gap-4">
      <p className="text-[14px] text-tinta-2">
        Código {category.id} · {category.productCount}{' '}
        {category.productCount === 1 ? 'producto visible' : 'productos visibles'}
      </p>
      <TextField
        label="Nombre de la categoría"
        maxLength={60}
        error={nameProblem}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label="Qué se ve en la imagen"
        hint="Para quien no la puede ver."
        maxLength={200}
        value={imageAlt}
        onChange={(event) => setImageAlt(event.currentTarget.value)}
      />
      <SelectField
        label="Derecho de retracto"
        hint="Ley 1480, artículo 47: los perecederos y los de uso personal no se devuelven por arrepentimiento."
        value={withdrawal}
        onChange={(event) => setWithdrawal(event.currentTarget.value)}
      >
        <option value="">Se puede devolver</option>
        <option value="perecedero">No: son perecederos</option>
        <option value="uso personal">No: son de uso personal</option>
      </SelectField>
      <CheckboxField
        label="Ocultar en la tienda"
        hint="Sale del menú, del inicio y de los filtros. Su dirección y sus productos siguen."
        checked={hidden}
        onChange={(event) => setHidden(event.currentTarget.checked)}
      />
      <FormProblem text={problem} />
      <Button type="submit" loading={saving} loadingLabel="Guardando..." className="justify-self-start">
        Guardar categoría
      </Button>
    </form>
  );
}
