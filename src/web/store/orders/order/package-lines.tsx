import { finalPrice } from '../../../../domain/discount.ts';
import { givenBackText } from '../../../../domain/given-back.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import { LineRights } from '../../rights/order/line-rights.tsx';
import type { OrderPackage, OrderRights } from './order.loader.ts';

type Product = OrderPackage['products'][number];

interface PackageLinesProps {
  orderNumber: number;
  onePackage: OrderPackage;
  known: OrderRights;
}

export function PackageLines({ orderNumber, onePackage, known }: PackageLinesProps) {
  const { products, sellerId } = onePackage;
  // Both lists stand in the order's own order of its lines.
  const ofPackage = known.rights.filter((line) => line.sellerId === sellerId);
  return (
    <ul className="mt-5 grid gap-5 border-linea border-t pt-5">
      {products.map((product, index) => {
        const rights = ofPackage[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes
          <li key={`${product.productId}-${index}`}>
            <ProductLine product={product} />
            {rights?.productId === product.productId && (
              <div className="mt-3 empty:hidden">
                <LineRights orderNumber={orderNumber} rights={rights} today={known.today} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ProductLine({ product }: { product: Product }) {
  const terms = product.terms.map(({ attribute, term }) => `${attribute}: ${term}`);
  const givenBack = givenBackText({ ...product, unitPrice: finalPrice(product) });
  return (
    <div className="grid grid-cols-[68px_minmax(0,1fr)_auto] items-center gap-4">
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
        {givenBack && <p className="text-small/5 text-tinta-2">{givenBack}</p>}
      </div>
      <p className="font-semibold tabular-nums">{formatPesos(finalPrice(product) * product.quantity)}</p>
    </div>
  );
}
