import { type FormEvent, useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { TreeCategory } from './catalogue.loader.ts';

interface NewCategoryProps {
  categories: readonly TreeCategory[];
  onCreated: () => Promise<void>;
}

export function NewCategory({ categories, onCreated }: NewCategoryProps) {
  const [name, setName] = useState('');
  const [parentId, setParentId] = useState(0);
  const [sending, setSending] = useState(false);
  const [nameProblem, setNameProblem] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setProblem(null);
    const reply = await callApi('createCategory', { body: { name, parentId } });
    setSending(false);
    setNameProblem(reply.ok ? undefined : reply.fields?.name);
    if (!reply.ok) return reply.fields?.name ? undefined : setProblem(reply.message);
    setName('');
    showToast({ kind: 'success', text: `Creaste ${reply.value.name}.` });
    await onCreated();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Nombre"
          maxLength={60}
          error={nameProblem}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          label="Dentro de"
          value={parentId}
          onChange={(event) => setParentId(Number(event.currentTarget.value))}
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
      <FormProblem text={problem} />
      <Button
        type="submit"
        variant="secondary"
        loading={sending}
        loadingLabel="Creando..."
        className="justify-self-start"
      >
        Crear categoría
      </Button>
    </form>
  );
}
