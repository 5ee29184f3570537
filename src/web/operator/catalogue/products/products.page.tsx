import { pictureOfWidth } from '../../../../domain/picture.ts';
import type { OperatorProductRow } from '../../../../wire/catalogue/operator-products.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import type { Column } from '../../../panel/data-table.tsx';
import { ListPage } from '../../../panel/list-page.tsx';
import { SavedViews } from '../../../panel/views/saved-views.tsx';
import { Price } from '../../../ui/price.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductTags } from './product-tags.tsx';
import type { ProductsData } from './products.loader.ts';

export function Page({ data }: { data: ProductsData }) {
  const { products, filter, isFiltered, categories, firstHref, nextHref, savedViews } = data;
  return (
    <ListPage
      title="Productos"
      text="Los de todas las tiendas, los más nuevos primero."
      views={
        <SavedViews
          list="operator-products"
          address={operatorPaths.products()}
          presets={PRESETS}
          views={savedViews}
        />
      }
      filters={<ProductFilters key={JSON.stringify(filter)} filter={filter} categories={categories} />}
      columns={COLUMNS}
      rows={products}
      rowKey={({ id }) => id}
      empty={{
        isFiltered,
        unfit: 'Ningún producto cumple con esto.',
        all: 'Ver todos los productos',
        allHref: operatorPaths.products(),
        none: 'Todavía no hay productos.',
      }}
      firstHref={firstHref}
      nextHref={nextHref}
    />
  );
}

const PRESETS = [
  { name: 'Todos', query: '' },
  { name: 'Agotados', query: 'existencias=agotado' },
  { name: 'Borradores', query: 'estado=borrador' },
  { name: 'Pausados por la plataforma', query: 'estado=pausado-por-plataforma' },
];

const COLUMNS: readonly Column<OperatorProductRow>[] = [
  {
    id: 'product',
    header: 'Producto',
    stacked: 'title',
    cell: ({ id, name, reference, imageUrl }) => (
      <span className="flex items-start gap-3">
        {imageUrl === '' ? (
          <span className="size-12 shrink-0 rounded-[12px] bg-crema-2" />
        ) : (
          <img
            src={pictureOfWidth(imageUrl, 160)}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className="size-12 shrink-0 rounded-[12px] bg-crema-1 object-cover"
          />
        )}
        <span className="min-w-0">
          <a href={operatorPaths.product(id)} className="text-link break-words font-semibold">
            {name}
          </a>
          <span className="block break-all font-normal text-small text-tinta-3">
            {reference} · código {id}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'shop',
    header: 'Tienda',
    stacked: 'full',
    cell: ({ sellerId, sellerName, categoryName }) => (
      <span className="min-w-0">
        <a href={`${operatorPaths.products()}?tienda=${sellerId}`} className="text-link break-words">
          {sellerName}
        </a>
        <span className="block text-small text-tinta-3">{categoryName ?? 'Sin categoría'}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Estado',
    stacked: 'full',
    cell: (product) => <ProductTags {...product} />,
  },
  { id: 'stock', header: 'Existencias', align: 'end', cell: ({ onHand }) => onHand },
  {
    id: 'price',
    header: 'Precio',
    align: 'end',
    cell: ({ price, salePrice }) =>
      price === null ? 'Sin precio' : <Price price={price} salePrice={salePrice} size="line" />,
  },
];
