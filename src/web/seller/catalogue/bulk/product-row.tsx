import { formatNumber } from '../../../../domain/number-text.ts';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { ProductStateTag } from '../../../panel/product-state-tag.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import type { ListedProduct } from './bulk-texts.ts';
import { ChoiceBox } from './choice-box.tsx';
import {
  OfferCell,
  PaidCell,
  PriceCell,
  ProductNotes,
  QualityCell,
  StockCell,
  UnitPriceCell,
} from './product-cells.tsx';
import { RowMenu } from './row-menu.tsx';
import type { Choice } from './use-choice.ts';

interface ProductRowProps {
  product: ListedProduct;
  choice: Choice;
  mayChoose: boolean;
  mayEdit: boolean;
}

/** A row on wide screens, a line of picture, name and price on a phone. */
export function ProductRow({ product, choice, mayChoose, mayEdit }: ProductRowProps) {
  const isChosen = choice.isChosen(product.id);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop the roles with `display`
    <tr
      role="row"
      aria-selected={mayChoose ? isChosen : undefined}
      className="product-row flex items-center gap-2 border-linea border-b py-2 pr-1 pl-4 last:border-b-0 sm:table-row"
    >
      <td role="cell" className="min-w-0 flex-1 sm:px-4">
        <span className="flex min-w-0 items-center gap-3">
          {mayChoose && (
            <ChoiceBox
              label={`Elegir ${product.name}`}
              isChosen={isChosen}
              onToggle={() => choice.toggle(product.id)}
            />
          )}
          <Thumbnail url={product.imageUrl} />
          <NameAndNotes product={product} problem={choice.problems.get(product.id)} />
        </span>
      </td>
      <td role="cell" className="text-right sm:hidden">
        <PaidCell {...product} />
      </td>
      <td role="cell" className="max-sm:hidden sm:px-3">
        <ProductStateTag state={product.state} />
        {product.operatorReason && <Tag tone="urgent">Pausado por la plataforma</Tag>}
      </td>
      {FIGURES.map(([name, Cell]) => (
        <td key={name} role="cell" className="text-right tabular-nums max-sm:hidden sm:px-3">
          <Cell {...product} />
        </td>
      ))}
      <td role="cell" className="max-sm:hidden sm:px-3">
        <QualityCell quality={product.quality} />
      </td>
      <td role="cell" className="text-right sm:px-2">
        {mayEdit && <RowMenu product={product} />}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

const FIGURES: readonly [string, (product: ListedProduct) => React.ReactNode][] = [
  ['precio', PriceCell],
  ['oferta', OfferCell],
  ['medida', UnitPriceCell],
  ['existencias', StockCell],
  ['vendidos', ({ soldUnits }) => formatNumber(soldUnits)],
];

function Thumbnail({ url }: { url: string }) {
  const look = 'size-[44px] shrink-0 rounded-[10px] bg-crema-1 sm:size-12';
  if (!url) return <span className={look} />;
  return (
    <img
      src={pictureOfWidth(url, 160)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className={`${look} object-cover`}
    />
  );
}

function NameAndNotes({ product, problem }: { product: ListedProduct; problem: string | undefined }) {
  const { id, name, reference, stock, onHand } = product;
  const variants = stock.length > 1 ? ` · ${stock.length} variantes` : '';
  return (
    <span className="min-w-0 flex-1">
      <a href={sellerPaths.product(id)} className="block truncate font-semibold leading-6 hover:underline">
        {name}
      </a>
      <span className="block truncate text-small text-tinta-3">
        {reference}
        <span className="max-sm:hidden">{variants}</span>
        <span className="sm:hidden">
          {' · '}
          {onHand === 0 ? (
            <strong className="text-tomate-7">Agotado</strong>
          ) : (
            `${formatNumber(onHand)} disp.`
          )}
        </span>{' '}
        <ProductNotes {...{ product, problem }} />
      </span>
    </span>
  );
}
