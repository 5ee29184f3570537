import { useState } from 'react';
import { LOW_STOCK_UNITS } from '../../../../domain/stock.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import type { sellerProductsLoader } from './products.loader.ts';

type Filter = Awaited<ReturnType<typeof sellerProductsLoader>>['filter'];

/** A form of its own address, so that it also works without scripts. */
export function ProductFilters({ filter, tags }: { filter: Filter; tags: readonly string[] }) {
  const [isOpen, setOpen] = useState(Boolean(filter.stock || filter.quality || filter.facts || filter.tag));
  const folded = isOpen ? '' : 'max-sm:hidden';
  return (
    <form
      action={sellerPaths.products()}
      className="list-search grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_repeat(2,minmax(110px,180px))] min-[80rem]:grid-cols-[minmax(160px,1fr)_repeat(4,minmax(110px,180px))_auto]"
    >
      {filter.state && <input type="hidden" name="estado" value={filter.state} />}
      {filter.order && <input type="hidden" name="orden" value={filter.order} />}
      <TextField
        label="Nombre o referencia"
        name="buscar"
        type="search"
        placeholder="Nombre o referencia"
        maxLength={100}
        defaultValue={filter.search ?? ''}
      />
      <Button
        variant="outline"
        aria-label="Filtros"
        aria-expanded={isOpen}
        icon={<Icon name="sliders-horizontal" size={20} />}
        onClick={() => setOpen(!isOpen)}
        className="px-4 sm:hidden"
      />
      <FixedFilters filter={filter} className={`max-sm:col-span-2 ${folded}`} />
      <SelectField
        label="Etiqueta"
        name="etiqueta"
        className={`max-sm:col-span-2 ${folded}`}
        defaultValue={filter.tag ?? ''}
        disabled={tags.length === 0 && !filter.tag}
      >
        <option value="">{tags.length === 0 ? 'Sin etiquetas' : 'Etiqueta'}</option>
        {[...new Set([...tags, ...(filter.tag ? [filter.tag] : [])])].map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" className={`max-sm:col-span-2 ${folded}`}>
        Buscar
      </Button>
    </form>
  );
}

const FIXED_FILTERS = [
  {
    label: 'Existencias',
    name: 'existencias',
    key: 'stock',
    choices: { bajo: `Quedan ${LOW_STOCK_UNITS} o menos`, agotado: 'Agotados' },
  },
  { label: 'Calidad', name: 'calidad', key: 'quality', choices: { 'por-mejorar': 'Por mejorar' } },
  { label: 'Datos', name: 'datos', key: 'facts', choices: { faltan: 'Sin datos de la categoría' } },
] as const;

function FixedFilters({ filter, className }: { filter: Filter; className: string }) {
  return FIXED_FILTERS.map(({ label, name, key, choices }) => (
    <SelectField key={name} label={label} name={name} className={className} defaultValue={filter[key] ?? ''}>
      <option value="">{label}</option>
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  ));
}
