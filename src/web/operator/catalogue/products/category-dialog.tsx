import { type FormEvent, useState } from 'react';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { OperatorProduct } from '../../../../wire/catalogue/operator-products.ts';
import { callApi } from '../../../app/api-client.ts';
import { useCategories } from '../../../panel/use-categories.ts';
import { usePanelCall } from '../../../panel/use-panel-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { SelectField, TextAreaField } from '../../../ui/text-fields.tsx';
import { CategoryOptions } from './category-options.tsx';

interface CategoryDialogProps {
  product: OperatorProduct;
  onClose: () => void;
}

/** One choice of both levels: a category of the second one brings its main category with it. */
export function CategoryDialog({ product, onClose }: CategoryDialogProps) {
  const categories = useCategories();
  const current = product.subcategoryId ?? product.mainCategoryId;
  const [chosen, setChosen] = useState(current);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { sending, problem, send } = usePanelCall(onClose);
  const category = categories.find(({ id }) => id === chosen);
  const isSame = chosen === current;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!category || isSame || reason.trim() === '') return;
    const isMain = category.parentId === 0;
    const body = {
      mainCategoryId: isMain ? category.id : category.parentId,
      subcategoryId: isMain ? null : category.id,
      reason: reason.trim(),
    };
    const params = { productId: product.id };
    void send(() => callApi('correctCategory', { params, body }), 'La categoría está corregida.');
  };
  return (
    <Dialog open onClose={onClose} title="Corregir la categoría">
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>La tienda ve el cambio y tu motivo en la historia del producto.</p>
        <SelectField
          label="Categoría"
          required
          value={chosen ?? ''}
          error={isTried && (!category || isSame) ? 'Elige otra categoría.' : undefined}
          onChange={(event) => setChosen(Number(event.currentTarget.value) || null)}
        >
          <option value="">Elige una categoría</option>
          <CategoryOptions categories={categories} />
        </SelectField>
        <TextAreaField
          label="Motivo"
          required
          rows={3}
          maxLength={500}
          value={reason}
          error={isTried && reason.trim() === '' ? REQUIRED_MESSAGE : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button type="submit" full loading={sending} loadingLabel="Guardando...">
          Guardar categoría
        </Button>
      </form>
    </Dialog>
  );
}
