import { MAXIMUM_POPULAR, type StoreContent } from '../../../domain/store-content.ts';
import type { FieldErrors } from '../../app/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field.tsx';
import { SelectField } from '../../ui/text-fields.tsx';
import type { SlotData } from './content.loader.ts';
import { moved, OrderedRow } from './ordered-row.tsx';
import { SellerPicker } from './seller-picker.tsx';

type Categories = SlotData['mainCategories'];

interface PopularFieldsProps {
  categoryIds: readonly number[];
  categories: Categories;
  problems: FieldErrors;
  onChange: (categoryIds: number[]) => void;
}

/** Chosen by hand in their order; none chosen means those with most products. */
export function PopularFields({ categoryIds, categories, problems, onChange }: PopularFieldsProps) {
  const free = categories.filter(({ id }) => !categoryIds.includes(id));
  return (
    <div className="grid gap-3">
      {categoryIds.length === 0 && (
        <p className="text-tinta-2">
          Se muestran las {MAXIMUM_POPULAR} categorías con más productos. Para escogerlas tú, agrégalas aquí.
        </p>
      )}
      <ol className="grid gap-3">
        {categoryIds.map((categoryId, at) => {
          const category = categories.find(({ id }) => id === categoryId);
          const name = category?.name ?? `Categoría ${categoryId}`;
          return (
            <OrderedRow
              key={categoryId}
              name={name}
              isFirst={at === 0}
              isLast={at === categoryIds.length - 1}
              onMove={(step) => onChange(moved(categoryIds, at, step))}
              onRemove={() => onChange(categoryIds.filter((id) => id !== categoryId))}
            >
              <p className="font-semibold">{name}</p>
              {category?.productCount === 0 && (
                <p className="text-small text-tinta-2">No se muestra mientras no tenga productos.</p>
              )}
            </OrderedRow>
          );
        })}
      </ol>
      {problems.categoryIds && <FieldMessage id="categorias-error" error={problems.categoryIds} />}
      {categoryIds.length < MAXIMUM_POPULAR && free.length > 0 && (
        <SelectField
          label="Agregar una categoría"
          value=""
          onChange={(event) => onChange([...categoryIds, Number(event.currentTarget.value)])}
        >
          <option value="" disabled>
            Elige una
          </option>
          {free.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {categoryIds.length > 0 && (
        <Button variant="outline" onClick={() => onChange([])} className="justify-self-start">
          Volver a las de más productos
        </Button>
      )}
    </div>
  );
}

interface FeaturedFieldsProps {
  featured: StoreContent['featured'];
  data: SlotData;
  problems: FieldErrors;
  onChange: (featured: StoreContent['featured']) => void;
}

/** Spec 9: the parent of the featured tiles and the featured seller. */
export function FeaturedFields({ featured, data, problems, onChange }: FeaturedFieldsProps) {
  const isThere = data.mainCategories.some(({ id }) => id === featured.parentCategoryId);
  return (
    <>
      <SelectField
        label="Categoría de los tres cuadros"
        hint="Se muestran sus tres primeras subcategorías con productos."
        error={problems.parentCategoryId}
        value={isThere ? featured.parentCategoryId : ''}
        onChange={(event) => onChange({ ...featured, parentCategoryId: Number(event.currentTarget.value) })}
      >
        {!isThere && (
          <option value="" disabled>
            Elige una
          </option>
        )}
        {data.mainCategories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SellerPicker
        sellerId={featured.sellerId}
        known={data.sellerNames}
        error={problems.sellerId}
        onChange={(sellerId) => onChange({ ...featured, sellerId })}
      />
    </>
  );
}
