import { paths } from '../../../../wire/paths.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { ProductStateTag } from '../../../panel/product-state-tag.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import type { sellerProductLoader } from './product.loader.ts';
import { ProductEditor } from './product-editor.tsx';

export function Page({ data }: PageProps<typeof sellerProductLoader>) {
  const { product, form, categories, panel, schema } = data;
  return (
    <>
      <p className="text-compact">
        <a href={sellerPaths.products()} className="text-link inline-block py-2">
          Productos
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="heading-1">{product ? product.form.name : 'Nuevo producto'}</h1>
        {product && <ProductStateTag state={product.state} />}
      </div>
      {product && (
        <p className="mt-1 flex flex-wrap gap-x-5 text-compact">
          <a href={sellerPaths.productHistory(product.id)} className="text-link py-2">
            Historial de cambios
          </a>
          {product.isShown && (
            <a href={paths.product(product.id)} className="text-link py-2">
              Ver en la tienda
            </a>
          )}
        </p>
      )}
      {product?.operatorReason && (
        <Notice tone="urgent" className="mt-4">
          <p className="font-semibold">La plataforma pausó este producto: tus clientes no lo ven.</p>
          <p className="break-words">
            Motivo: {product.operatorReason}. Corrígelo y escríbenos para volver a mostrarlo.
          </p>
        </Notice>
      )}
      <ProductEditor
        key={product ? `${product.id}-${product.version}` : 'nuevo'}
        product={product}
        initialForm={form}
        categories={categories}
        schema={schema}
        mayEdit={panel.permissions.includes('edit-products')}
      />
    </>
  );
}
