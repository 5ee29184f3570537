import { useRevalidator } from 'react-router';
import { Card, PageHeading } from '../../../panel/card.tsx';
import type { CatalogueData } from './catalogue.loader.ts';
import { CategoryDetails } from './category-details.tsx';
import { CategoryTree } from './category-tree.tsx';
import { NewCategory } from './new-category.tsx';

/** The tree on one side, the chosen category on the other. */
export function Page({ data }: { data: CatalogueData }) {
  const { categories, selectedId, panel } = data;
  const { revalidate } = useRevalidator();
  const mayEdit = panel.permissions.includes('edit-catalogue');
  const selected = categories.find(({ id }) => id === selectedId);
  const reload = () => revalidate();
  return (
    <>
      <PageHeading title="Catálogo" text="Las categorías de la tienda, en el orden en que se muestran." />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid gap-5">
          <Card title="Categorías">
            {categories.length === 0 && (
              <p className="mt-3 text-tinta-2">
                Todavía no hay categorías. Crea la primera: sin ella los vendedores no pueden publicar.
              </p>
            )}
            <CategoryTree {...{ categories, selectedId, mayEdit }} onMoved={reload} />
          </Card>
          {mayEdit && (
            <Card title="Categoría nueva">
              <NewCategory categories={categories} onCreated={reload} />
            </Card>
          )}
        </div>
        {selected ? (
          <CategoryDetails
            key={selected.id}
            {...{ category: selected, categories, mayEdit }}
            onChange={reload}
          />
        ) : (
          categories.length > 0 && (
            <p className="rounded-[18px] border border-linea border-dashed p-7 text-center text-tinta-2 max-lg:hidden">
              Elige una categoría para ver y cambiar sus datos.
            </p>
          )
        )}
      </div>
    </>
  );
}
