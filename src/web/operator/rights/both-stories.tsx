import { formatPesos } from '../../../domain/money.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { initials } from '../../../domain/text.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { ShopInitials } from '../sellers/shop-initials.tsx';
import type { OperatorCase, OperatorCaseData } from './case.loader.ts';
import { buyerFacts, shopFacts } from './checked-facts.ts';
import { StoryCard } from './story-card.tsx';

type Stories = Pick<OperatorCaseData, 'one' | 'record' | 'now'>;

/** Side by side, so that none of both is read first by its place or size. */
export function BothStories({ one, record, now }: Stories) {
  return (
    <div className={one.sellerId === null ? 'grid gap-4' : 'grid gap-4 md:grid-cols-2'}>
      <BuyerStory one={one} record={record} now={now} />
      {one.sellerId !== null && <ShopStory one={one} record={record} now={now} />}
    </div>
  );
}

function BuyerStory({ one, record, now }: Stories) {
  const known = { ...one, record: record.record };
  return (
    <StoryCard
      side="buyer"
      initials={
        <span
          aria-hidden="true"
          className="grid size-[48px] shrink-0 place-items-center rounded-full bg-cielo-1 font-bold text-cielo-6"
        >
          {initials(one.personName)}
        </span>
      }
      name={one.personName}
      past={buyerPast(record)}
      heading="Lo que cuenta"
      story={<p className="whitespace-pre-line">{one.story || 'No escribió nada: la ley no pide motivo.'}</p>}
      photos={one.photos.filter(({ side }) => side === 'buyer')}
      photosTitle={`Fotos de ${one.personName}`}
      facts={buyerFacts(known)}
      wanted={wantedText(one)}
      now={now}
    />
  );
}

function ShopStory({ one, record, now }: Stories) {
  const { shopOrders, shopCases, shopLost } = record.past;
  const known = { ...one, record: record.record };
  return (
    <StoryCard
      side="shop"
      initials={<ShopInitials id={one.sellerId ?? 0} name={one.sellerName ?? ''} />}
      name={
        <a href={operatorPaths.seller(one.sellerId ?? 0)} className="text-link">
          {one.sellerName}
        </a>
      }
      past={[
        counted(shopOrders, 'pedido', 'pedidos'),
        counted(shopCases, 'caso', 'casos'),
        counted(shopLost, 'perdido', 'perdidos'),
      ].join(' · ')}
      heading="Lo que responde"
      story={
        one.shopStory.length === 0 ? (
          <p>No ha dicho nada.</p>
        ) : (
          <div className="grid gap-2">
            {one.shopStory.map(({ id, text }) => (
              <p key={id} className="whitespace-pre-line">
                {text}
              </p>
            ))}
          </div>
        )
      }
      photos={one.photos.filter(({ side }) => side === 'shop')}
      photosTitle={`Fotos de ${one.sellerName}`}
      facts={shopFacts(known)}
      wanted={shopWants(one)}
      now={now}
    />
  );
}

function buyerPast({ isGuest, past }: OperatorCaseData['record']): string {
  if (isGuest) return 'Escribió sin cuenta';
  return [
    past.buyerSince && `Compra desde ${bogotaDay(Date.parse(past.buyerSince)).slice(0, 4)}`,
    counted(past.buyerOrders, 'pedido', 'pedidos'),
    counted(past.buyerCases, 'caso', 'casos'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function counted(count: number, one: string, many: string): string {
  return `${count >= 1000 ? 'más de 1.000' : count} ${count === 1 ? one : many}`;
}

function wantedText({ wanted, money, reversalCause }: OperatorCase): string {
  switch (wanted) {
    case 'replacement':
      return 'Que se lo cambien';
    case 'repair':
      return 'Que se lo reparen';
    case 'answer':
      return 'Una respuesta';
    default:
      return `${reversalCause ? `Reversión: ${reversalCause}` : 'Que le devuelvan la plata'}${money ? ` · ${formatPesos(money.amount)}` : ''}`;
  }
}

/** What its last word about the case asks for. */
function shopWants({ events, appealedBy }: OperatorCase): string {
  if (appealedBy === 'shop') return 'Que se cambie la decisión';
  const moves = events.filter(({ actor, kind }) => actor === 'shop' && kind === 'move');
  if (moves.some(({ title }) => / no l?o? ?aceptó/.test(title))) return 'Que no se conceda';
  return moves.length === 0 ? 'No ha pedido nada' : 'Que decidamos nosotros';
}
