import { pictureOfWidth } from '../../../../domain/picture.ts';
import type { OperatorProduct } from '../../../../wire/catalogue/operator-products.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { paths } from '../../../../wire/paths.ts';
import { Card, PageHeading } from '../../../panel/card.tsx';
import { momentText } from '../../../panel/date-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { Notice, Tag } from '../../../ui/surfaces.tsx';
import { HistoryCard } from '../../audit/history-card.tsx';
import type { ProductData } from './product.loader.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductTags } from './product-tags.tsx';

export function Page({ data }: { data: ProductData }) {
  const { product, panel, now } = data;
  const { operatorReason, pausedAt } = product;
  return (
    <>
      <a href={operatorPaths.products()} className="text-link inline-flex min-h-[44px] items-center gap-2">
        <Icon name="arrow-left" weight="bold" size={18} />
        Productos
      </a>
      <PageHeading
        title={product.name}
        text={<ProductTags {...product} />}
        action={
          <>
            {product.isShown && (
              <ButtonLink size="compact" variant="outline" href={paths.product(product.id)}>
                Ver en la tienda
              </ButtonLink>
            )}
            <ProductActions product={product} permissions={panel.permissions} />
          </>
        }
      />
      {operatorReason && pausedAt && (
        <Notice tone="urgent" className="mb-4">
          <p className="break-words">
            La plataforma lo pausó: {momentText(Date.parse(pausedAt), now)}. Motivo: {operatorReason}
          </p>
        </Notice>
      )}
      <div className="grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 gap-4">
          <Shown product={product} />
          <Stock stock={product.stock} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Facts product={product} now={now} />
          <HistoryCard history={product.events} now={now} />
        </div>
      </div>
    </>
  );
}

/** What shoppers read of it, also while they cannot. */
function Shown({ product: { images, price, salePrice, description } }: { product: OperatorProduct }) {
  return (
    <Card title="Como lo ve el comprador">
      {images.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {images.map((url, index) => (
            <li key={url}>
              <img
                src={pictureOfWidth(url, 320)}
                alt={`Foto ${index + 1}`}
                width={140}
                height={140}
                loading="lazy"
                className="size-[140px] rounded-[14px] bg-crema-1 object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        {price === null ? 'Sin precio' : <Price price={price} salePrice={salePrice} size="line" />}
      </div>
      <p className="mt-3 max-h-[420px] overflow-y-auto whitespace-pre-line break-words text-tinta-2">
        {description || 'Sin descripción.'}
      </p>
    </Card>
  );
}

function Stock({ stock }: Pick<OperatorProduct, 'stock'>) {
  return (
    <Card title="Precios y existencias">
      <ul className="mt-3 divide-y divide-linea">
        {stock.map((option) => (
          <Option key={option.label} {...option} />
        ))}
      </ul>
      {stock.length === 0 && <p className="text-tinta-2">Sin existencias registradas.</p>}
    </Card>
  );
}

function Option({ label, price, salePrice, onHand, isActive }: OperatorProduct['stock'][number]) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="min-w-0 break-words">{label || 'Todas las unidades'}</span>
        {!isActive && <Tag tone="attention">Inactiva</Tag>}
        {onHand === 0 && <Tag tone="urgent">Agotada</Tag>}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4">
        {price === null ? 'Sin precio' : <Price price={price} salePrice={salePrice} size="line" />}
        <span>
          <span className="cifra">{onHand}</span> {onHand === 1 ? 'unidad' : 'unidades'}
        </span>
      </span>
    </li>
  );
}

function Facts({ product, now }: { product: OperatorProduct; now: number }) {
  const { sellerId, sellerName, categoryNames, rating, reviewCount, taxClass } = product;
  const rows: [string, string][] = [
    ['Código', String(product.id)],
    ['Referencia', product.reference],
    ['Categoría', categoryNames.join(' › ') || 'Sin categoría'],
    ['Medidas', product.measures || 'Sin medidas'],
    ['IVA', /^\d+$/.test(taxClass) ? `${taxClass} %` : taxClass],
    ['Perecedero', product.perishable ? 'Sí' : 'No'],
    [
      'Calificación',
      rating === null ? 'Sin opiniones' : `${String(rating).replace('.', ',')} (${reviewCount})`,
    ],
    ['Vendidas', String(product.soldUnits)],
    ['Creado', momentText(Date.parse(product.createdAt), now)],
  ];
  return (
    <Card title="Datos">
      <p className="mt-3">
        <a href={operatorPaths.seller(sellerId)} className="text-link break-words font-semibold">
          {sellerName}
        </a>
      </p>
      <dl className="mt-3 grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[110px_minmax(0,1fr)] gap-3">
            <dt className="text-small text-tinta-3">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
