import { useState } from 'react';
import { useCategories } from '../../../panel/use-categories.ts';
import { SelectField } from '../../../ui/text-fields.tsx';
import type { ActionProps } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';

export function CategoryDialog({ choice, ...props }: ActionProps) {
  const categories = useCategories();
  const [mainCategoryId, setMain] = useState<number | null>(null);
  const [subcategoryId, setSub] = useState<number | null>(null);
  const change =
    mainCategoryId === null ? null : { kind: 'category' as const, mainCategoryId, subcategoryId };
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const children = categories.filter(({ parentId }) => parentId === mainCategoryId);
  return (
    <BulkDialog
      title={`Categoría de ${choice.count.toLocaleString('es-CO')}`}
      categoryName={(id) => (id === null ? 'Sin categoría' : (names.get(id) ?? 'Otra'))}
      {...{ choice, change, ...props }}
    >
      <SelectField
        label="Categoría"
        value={mainCategoryId ?? ''}
        onChange={(event) => {
          setMain(Number(event.currentTarget.value) || null);
          setSub(null);
        }}
      >
        <option value="">Elige una</option>
        {categories
          .filter(({ parentId }) => parentId === 0)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <SelectField
        label="Subcategoría"
        value={subcategoryId ?? ''}
        disabled={children.length === 0}
        onChange={(event) => setSub(Number(event.currentTarget.value) || null)}
      >
        <option value="">Sin subcategoría</option>
        {children.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </BulkDialog>
  );
}
