import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import type { TreeCategory } from './catalogue.loader.ts';

interface NewCategoryProps {
  categories: readonly TreeCategory[];
  onCreated: () => Promise<void>;
}

export function NewCategory({ categories, onCreated }: NewCategoryProps) {
  const form = useForm({
    initial: { name: '', parentId: 0 },
    send: (body) => callApi('createCategory', { body }),
    onDone: async ({ name }) => {
      form.set({ name: '' });
      await onCreated();
      return `Creaste ${name}.`;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Nombre" maxLength={60} {...form.bind('name')} />
        <SelectField
          label="Dentro de"
          value={form.values.parentId}
          onChange={(event) => form.set({ parentId: Number(event.currentTarget.value) })}
        >
          <option value={0}>Ninguna: es principal</option>
          {categories
            .filter((category) => category.parentId === 0)
            .map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
        </SelectField>
      </div>
      <FormProblem text={form.lonelyProblem} />
      <Button
        type="submit"
        variant="secondary"
        loading={form.sending}
        loadingLabel="Creando..."
        className="justify-self-start"
      >
        Crear categoría
      </Button>
    </form>
  );
}
