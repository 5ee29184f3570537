import type { ProductForm } from '../../../../domain/product-form.ts';
import { type CategoryChoice, useCategories } from '../../../panel/use-categories.ts';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/text-fields.tsx';
import type { SectionProps } from './product-editor.tsx';
import type { CategorySchema } from './use-category-schema.ts';

type DescriptionProps = Omit<SectionProps, 'markReadable'> & {
  categories: readonly CategoryChoice[];
  schema: CategorySchema;
};

export function DescriptionSection(props: DescriptionProps) {
  const { form, change, errors, categories } = props;
  return (
    <Panel>
      <h2 className="heading-3">Qué vendes</h2>
      <div className="mt-4 grid gap-4">
        <TextField
          label="Nombre"
          name="nomProducto"
          required
          maxLength={200}
          value={form.name}
          error={errors.name}
          hint="Qué es, marca y tamaño: «Café especial de Huila 340 g»."
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextAreaField
          label="Descripción"
          name="desProducto"
          rows={6}
          maxLength={20_000}
          value={form.description}
          error={errors.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <CategoryFields {...props} categories={categories} />
          <TextField
            label="Referencia (SKU)"
            name="refProducto"
            maxLength={60}
            value={form.reference}
            error={errors.reference}
            hint="Si la dejas vacía, ponemos una."
            onChange={(event) => change({ reference: event.currentTarget.value })}
          />
          <TextField
            label="Código de barras (GTIN)"
            name="gtin"
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            value={form.gtin}
            error={errors.gtin}
            hint="El EAN o UPC del empaque. Vacío: no tiene."
            onChange={(event) => change({ gtin: event.currentTarget.value.trim() })}
          />
          <SelectField
            label="IVA"
            name="iva"
            value={form.taxClass}
            onChange={(event) => change({ taxClass: event.currentTarget.value as typeof form.taxClass })}
          >
            <option value="19">19 %</option>
            <option value="5">5 %</option>
            <option value="exento">Exento</option>
            <option value="excluido">Excluido</option>
          </SelectField>
        </div>
        <PerishableField {...props} />
      </div>
    </Panel>
  );
}

/** What the category says of all its products nobody has to say, nor can take back. */
function PerishableField({ form, change, schema }: DescriptionProps) {
  return schema.perishable ? (
    <p className="text-compact">
      Es perecedero, porque lo dice la categoría: solo viaja a ciudades cercanas y no tiene derecho de
      retracto.
    </p>
  ) : (
    <CheckboxField
      label="Es perecedero: solo viaja a ciudades cercanas"
      hint="Por ley, además, no tiene derecho de retracto."
      checked={form.perishable}
      onChange={(event) => change({ perishable: event.currentTarget.checked })}
    />
  );
}

function CategoryFields({ form, change, errors, schema, ...props }: DescriptionProps) {
  const categories = useCategories(props.categories);
  const mains = categories.filter(({ parentId }) => parentId === 0);
  const subs = categories.filter(({ parentId }) => parentId !== 0 && parentId === form.mainCategoryId);
  // What only the category said stays behind with it.
  const move = (place: Pick<ProductForm, 'mainCategoryId' | 'subcategoryId'>) =>
    change({ ...place, perishable: form.perishable && !schema.perishable });
  return (
    <>
      <SelectField
        label="Categoría"
        name="categoriaPrincipal"
        value={form.mainCategoryId ?? ''}
        error={errors.mainCategoryId}
        onChange={(event) =>
          move({ mainCategoryId: Number(event.currentTarget.value) || null, subcategoryId: null })
        }
      >
        <option value="">Elige una</option>
        <Options of={mains} />
      </SelectField>
      <SelectField
        label="Subcategoría"
        name="categoriaSecundaria"
        value={form.subcategoryId ?? ''}
        error={errors.subcategoryId}
        disabled={subs.length === 0}
        onChange={(event) =>
          move({
            mainCategoryId: form.mainCategoryId,
            subcategoryId: Number(event.currentTarget.value) || null,
          })
        }
      >
        <option value="">{subs.length === 0 ? 'Elige primero la categoría' : 'Ninguna'}</option>
        <Options of={subs} />
      </SelectField>
    </>
  );
}

function Options({ of }: { of: readonly CategoryChoice[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
