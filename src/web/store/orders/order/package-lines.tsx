import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { OrderPackage } from './order.loader.ts';

type Product = OrderPackage['products'][number];

export function PackageLines({ products }: { products: readonly Product[] }) {
  return (
    <ul className="mt-5 grid gap-4 border-linea border-t pt-5">
      {products.map((product, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes
        <ProductLine key={`${product.productId}-${index}`} product={product} />
      ))}
    </ul>
  );
}

function ProductLine({ product }: { product: Product }) {
  const terms = product.terms.map(({ attribute, term }) => `${attribute}: ${term}`);
  return (
    <li className="grid grid-cols-[68px_minmax(0,1fr)_auto] items-center gap-4">
      <Picture
        url={product.imageUrl}
        alt=""
        width={68}
        height={68}
        className="size-[68px] rounded-[14px] bg-crema-1 object-cover"
      />
      <div>
        <a href={paths.product(product.productId)} className="font-semibold hover:underline">
          {product.name}
        </a>
        <p className="text-small/5 text-tinta-3">{[...terms, `Cantidad: ${product.quantity}`].join(' · ')}</p>
      </div>
      <p className="font-semibold tabular-nums">{formatPesos(finalPrice(product) * product.quantity)}</p>
    </li>
  );
}
