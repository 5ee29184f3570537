import { formatNumber } from '../../../../domain/number-text.ts';
import type { ProductDetail } from './product-detail.ts';

export function ProductDescription({ product }: { product: ProductDetail }) {
  const size = [product.heightCentimetres, product.widthCentimetres, product.lengthCentimetres];
  return (
    <div className="max-w-[760px] pt-6">
      <p className="whitespace-pre-line text-lead text-tinta-2 leading-7">{product.description}</p>
      <dl className="mt-6 grid gap-x-8 gap-y-3 text-small sm:grid-cols-2">
        <div>
          <dt className="text-tinta-3">Peso del paquete</dt>
          <dd className="font-[550]">{formatNumber(product.weightKilograms)} kg</dd>
        </div>
        <div>
          <dt className="text-tinta-3">Alto, ancho y largo del paquete</dt>
          <dd className="font-[550]">{size.map(formatNumber).join(' × ')} cm</dd>
        </div>
      </dl>
    </div>
  );
}
