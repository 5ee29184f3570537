import { finalPrice } from '../../../../domain/discount.ts';
import { contentText } from '../../../../domain/net-content-text.ts';
import { formatNumber } from '../../../../domain/number-text.ts';
import { spokenUnitPrice, unitPrice, unitPriceText } from '../../../../domain/unit-price.ts';
import type { ProductDetail } from './product-detail.ts';

type Sold = Pick<
  ProductDetail,
  | 'price'
  | 'salePrice'
  | 'content'
  | 'weightKilograms'
  | 'heightCentimetres'
  | 'widthCentimetres'
  | 'lengthCentimetres'
>;

interface ProductDescriptionProps {
  product: ProductDetail;
  /** What is chosen of it; the product itself while nothing is. */
  sold: Sold;
}

export function ProductDescription({ product, sold }: ProductDescriptionProps) {
  return (
    <div className="max-w-[760px] pt-6">
      <p className="whitespace-pre-line text-lead text-tinta-2 leading-7">{product.description}</p>
      <FactTable facts={product.facts} sold={sold} />
    </div>
  );
}

/** What the law and the category ask for, those of the law first, then the parcel. */
function FactTable({ facts, sold }: { facts: ProductDetail['facts']; sold: Sold }) {
  const { content } = sold;
  const size = [sold.heightCentimetres, sold.widthCentimetres, sold.lengthCentimetres];
  const price = unitPrice(finalPrice(sold), content);
  return (
    <>
      <h2 className="heading-3 mt-7">Lo que debes saber</h2>
      <dl className="facts">
        {content && <Row name="Contenido neto" value={contentText(content)} />}
        {price && (
          <Row name="Precio por unidad" value={unitPriceText(price)} spoken={spokenUnitPrice(price)} />
        )}
        {facts.map(({ name, value }) => (
          <Row key={name} name={name} value={value} />
        ))}
        <Row name="Peso del paquete" value={`${formatNumber(sold.weightKilograms)} kg`} />
        <Row name="Alto, ancho y largo del paquete" value={`${size.map(formatNumber).join(' × ')} cm`} />
      </dl>
    </>
  );
}

function Row({ name, value, spoken }: { name: string; value: string; spoken?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {spoken ? <span aria-hidden="true">{value}</span> : value}
        {spoken && <span className="sr-only">{spoken}</span>}
      </dd>
    </div>
  );
}
