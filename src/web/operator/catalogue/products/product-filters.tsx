import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { PRODUCT_GROUP_NAMES, PRODUCT_GROUP_WORDS } from '../../../../domain/operator-product-filter.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { CategoryOptions } from './category-options.tsx';
import type { ProductsData } from './products.loader.ts';

/** A form of its own address, so that it also works before the program is there. */
export function ProductFilters({ filter, categories }: Pick<ProductsData, 'filter' | 'categories'>) {
  const navigate = useNavigate();
  const { buscar, ...others } = filter;
  const [isOpen, setIsOpen] = useState(Object.values(others).some(Boolean));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    const search = new URLSearchParams(asked);
    void navigate(search.size > 0 ? `${operatorPaths.products()}?${search}` : operatorPaths.products());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search>
    <form
      role="search"
      action={operatorPaths.products()}
      onSubmit={send}
      className="rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-6"
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Buscar productos"
          type="search"
          name="buscar"
          maxLength={80}
          placeholder="Nombre, referencia o código"
          defaultValue={buscar}
          className="min-w-0 flex-[1_1_280px]"
        />
        <Button type="submit">Buscar</Button>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls="filtros-de-productos"
          onClick={() => setIsOpen(!isOpen)}
        >
          Filtros
        </Button>
      </div>
      <div
        id="filtros-de-productos"
        hidden={!isOpen}
        className="mt-4 grid gap-4 sm:grid-cols-2 [&[hidden]]:hidden"
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
          <CategoryOptions categories={categories} />
        </SelectField>
        <TextField
          label="Código de la tienda"
          name="tienda"
          inputMode="numeric"
          defaultValue={others.tienda}
        />
        <CheckboxField
          label="Solo los agotados"
          name="existencias"
          value="agotado"
          defaultChecked={others.existencias === 'agotado'}
          className="self-end"
        />
      </div>
    </form>
  );
}
