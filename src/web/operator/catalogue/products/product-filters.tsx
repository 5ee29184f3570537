import { PRODUCT_GROUP_NAMES, PRODUCT_GROUP_WORDS } from '../../../../domain/operator-product-filter.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { FilterBar } from '../../../panel/filter-bar.tsx';
import { useCategories } from '../../../panel/use-categories.ts';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { CategoryOptions } from './category-options.tsx';
import type { ProductsData } from './products.loader.ts';

export function ProductFilters({ filter, categories }: Pick<ProductsData, 'filter' | 'categories'>) {
  const { buscar, ...others } = filter;
  const offered = useCategories(categories);
  return (
    <FilterBar
      action={operatorPaths.products()}
      label="Buscar productos"
      placeholder="Nombre, referencia o código"
      search={buscar}
      isFiltered={Object.values(others).some(Boolean)}
      columns="sm:grid-cols-2"
    >
      <SelectField label="Estado" name="estado" defaultValue={others.estado}>
        <option value="">Cualquiera</option>
        {Object.entries(PRODUCT_GROUP_WORDS).map(([word, group]) => (
          <option key={word} value={word}>
            {PRODUCT_GROUP_NAMES[group]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Categoría" name="categoria" defaultValue={others.categoria}>
        <option value="">Cualquiera</option>
        <CategoryOptions categories={offered} />
      </SelectField>
      <TextField label="Código de la tienda" name="tienda" inputMode="numeric" defaultValue={others.tienda} />
      <CheckboxField
        label="Solo los agotados"
        name="existencias"
        value="agotado"
        defaultChecked={others.existencias === 'agotado'}
        className="self-end"
      />
    </FilterBar>
  );
}
