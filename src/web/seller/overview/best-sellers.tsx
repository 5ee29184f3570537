import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card } from '../../panel/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import type { HomeData } from './home.page.tsx';

/** What sells most with what is left of it. */
export function BestSellers({ summary }: HomeData) {
  const { bestSellers, isRankingCut } = summary;
  return (
    <Card
      title="Productos"
      action={
        <a href={sellerPaths.products()} className="text-link py-2">
          Ver Todos
        </a>
      }
    >
      {bestSellers.length === 0 ? (
        <p className="mt-4 text-tinta-2">Aquí verás los productos que más vendes.</p>
      ) : (
        <>
          <p className="text-small text-tinta-3">
            {isRankingCut ? 'Los más vendidos de tus últimos 1.000 pedidos' : 'Los más vendidos en 30 días'}
          </p>
          <ul className="mt-3 grid gap-4">
            {bestSellers.map((product) => (
              <li key={product.productId} className="flex items-center gap-4">
                <Picture
                  url={product.imageUrl}
                  alt=""
                  width={60}
                  height={60}
                  className="size-[60px] shrink-0 rounded-[12px] bg-crema-1 object-cover"
                />
                <div className="min-w-0 flex-1">
                  <a
                    href={sellerPaths.product(product.productId)}
                    className="line-clamp-2 font-semibold leading-[21px] hover:underline"
                  >
                    {product.name}
                  </a>
                  <p className="mt-[2px] text-small text-tinta-3">
                    {product.units} {product.units === 1 ? 'vendido' : 'vendidos'}
                  </p>
                </div>
                <StockTag {...product} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function StockTag({ onHand, isLow }: { onHand: number; isLow: boolean }) {
  if (onHand === 0) return <Tag tone="urgent">Agotado</Tag>;
  return isLow ? <Tag tone="attention">Quedan {onHand}</Tag> : <Tag tone="done">{onHand} disp.</Tag>;
}
