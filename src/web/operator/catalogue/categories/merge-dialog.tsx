import { mergeProblem } from '../../../../domain/category-rules.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { SelectField } from '../../../ui/text-fields.tsx';
import type { TreeCategory } from './catalogue.loader.ts';

interface MergeDialogProps {
  category: TreeCategory;
  categories: readonly TreeCategory[];
  onClose: () => void;
  onMerged: () => Promise<void>;
}

/** What happens is said before it happens: there is no way back. */
export function MergeDialog({ category, categories, onClose, onMerged }: MergeDialogProps) {
  const targets = categories.filter(({ id }) => mergeProblem(categories, category.id, id) === null);
  const form = useForm({
    initial: { intoId: 0 },
    check: ({ intoId }) => (intoId === 0 ? { intoId: 'Elige con cuál se une.' } : {}),
    send: (body) => callApi('mergeCategory', { params: { categoryId: category.id }, body }),
    onDone: async ({ products }) => {
      onClose();
      await onMerged();
      return `Uniste las categorías; ${products === 1 ? 'un producto cambió' : `${products} productos cambiaron`} de lugar.`;
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Unir ${category.name} con otra categoría`}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <SelectField
          label="Pasa todo a"
          value={form.values.intoId}
          error={form.errors.intoId}
          onChange={(event) => form.set({ intoId: Number(event.currentTarget.value) })}
        >
          <option value={0} disabled>
            Elige una categoría
          </option>
          {targets.map(({ id, name, parentId }) => (
            <option key={id} value={id}>
              {parentId === 0 ? name : `${categories.find((one) => one.id === parentId)?.name} › ${name}`}
            </option>
          ))}
        </SelectField>
        <Notice tone="attention">
          Los productos y subcategorías pasan a la otra y {category.name} desaparece; su dirección lleva a la
          otra. Las comisiones propias de {category.name} dejan de aplicarse. No se puede deshacer.
        </Notice>
        <FormProblem text={form.lonelyProblem} />
        <Button type="submit" full loading={form.sending} loadingLabel="Uniendo...">
          Unir categorías
        </Button>
      </form>
    </Dialog>
  );
}
