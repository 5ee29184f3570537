import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { ListScroll } from '../../../panel/list-scroll.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ListedProduct } from './bulk-texts.ts';
import { ChoiceBox } from './choice-box.tsx';
import { ProductRow } from './product-row.tsx';
import type { Choice } from './use-choice.ts';

interface ProductTableProps {
  products: readonly ListedProduct[];
  choice: Choice;
  mayChoose: boolean;
  mayEdit: boolean;
  /** Its address filter, which the order is added to. */
  filter: Parameters<typeof sellerPaths.products>[0] & object;
}

const HEAD = 'px-3 py-3 font-semibold text-small text-tinta-3';

/** The products of a page with what a seller looks at every day; below 640 px each is one line. */
export function ProductTable({ products, choice, mayChoose, mayEdit, filter }: ProductTableProps) {
  const isBySales = filter.order === 'vendidos';
  return (
    <ListScroll label="Productos">
      {/* The roles stay although the cells are laid out anew: browsers drop them with `display`. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table aria-label="Productos" role="table" className="list-table product-table block w-full sm:table">
        <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
          <tr role="row" className="border-linea border-b sm:table-row">
            <th role="columnheader" scope="col" className={`${HEAD} text-left sm:px-4`}>
              <span className="flex items-center gap-3">
                {mayChoose && (
                  <ChoiceBox
                    label="Elegir los productos de esta página"
                    isChosen={choice.isWholePage}
                    onToggle={choice.togglePage}
                  />
                )}
                Producto
              </span>
            </th>
            <th role="columnheader" scope="col" className="sm:hidden">
              Precio
            </th>
            <Head>Estado</Head>
            <Head isFigure>Precio</Head>
            <Head isFigure>Oferta</Head>
            <Head isFigure>Por medida</Head>
            <Head isFigure>Existencias</Head>
            <th
              role="columnheader"
              scope="col"
              aria-sort={isBySales ? 'descending' : undefined}
              className={`${HEAD} text-right max-sm:hidden`}
            >
              <a
                href={sellerPaths.products({ ...filter, order: isBySales ? undefined : 'vendidos' })}
                className="inline-flex min-h-[24px] items-center gap-1 whitespace-nowrap hover:underline"
              >
                Vendidos 30 d{isBySales && <Icon name="caret-down" weight="bold" size={14} />}
              </a>
            </th>
            <Head>Calidad</Head>
            <th role="columnheader" scope="col" className={HEAD}>
              <span className="sr-only">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block sm:table-row-group">
          {products.map((product) => (
            <ProductRow key={product.id} {...{ product, choice, mayChoose, mayEdit }} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </ListScroll>
  );
}

function Head({ isFigure, children }: { isFigure?: boolean; children: string }) {
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="columnheader"
      scope="col"
      className={`${HEAD} max-sm:hidden ${isFigure ? 'text-right' : 'text-left'}`}
    >
      {children}
    </th>
  );
}
