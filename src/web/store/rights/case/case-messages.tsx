import { initials } from '../../../../domain/text.ts';
import { Panel } from '../../../ui/surfaces.tsx';
import { momentText } from '../day-text.ts';
import type { CasePartProps, ChangingPartProps } from './case.page.tsx';
import { MessageBox } from './message-box.tsx';

/** What she, the shop and our people have said, with everybody's photos. */
export function CaseMessages({ shown, today, onChange }: ChangingPartProps) {
  const messages = shown.events.filter(({ kind }) => kind === 'message');
  return (
    <Panel aria-labelledby="mensajes">
      <h2 id="mensajes" className="heading-3">
        Mensajes
      </h2>
      {messages.length === 0 && shown.photos.length === 0 && (
        <p className="mt-3 text-tinta-2">Todavía nadie ha escrito.</p>
      )}
      <ul className="mt-4 grid gap-4 empty:hidden">
        {messages.map((event) => (
          <Bubble key={event.id} event={event} shopName={shown.sellerName} today={today} />
        ))}
      </ul>
      <CasePhotos shown={shown} side="buyer" title="Tus fotos" />
      <CasePhotos shown={shown} side="shop" title={`Fotos de ${shown.sellerName ?? 'la tienda'}`} />
      {shown.canWrite ? (
        <MessageBox shown={shown} onChange={onChange} />
      ) : (
        <p className="mt-5 border-linea border-t pt-4 text-tinta-2">
          El caso está cerrado: ya no recibe mensajes.
        </p>
      )}
    </Panel>
  );
}

type Event = CasePartProps['shown']['events'][number];

interface BubbleProps {
  event: Event;
  shopName: string | null;
  today: string;
}

function Bubble({ event: { actor, text, at }, shopName, today }: BubbleProps) {
  const isHers = actor === 'buyer';
  const name = isHers ? 'Tú' : actor === 'shop' ? (shopName ?? 'La tienda') : 'Plazuela';
  return (
    <li className={`flex max-w-[88%] gap-3 ${isHers ? 'ml-auto' : ''}`}>
      {!isHers && (
        <span
          aria-hidden="true"
          className="grid size-[44px] shrink-0 place-items-center rounded-[13px] bg-mango-3 font-[800] font-display text-small"
        >
          {initials(name)}
        </span>
      )}
      <div
        className={`min-w-0 rounded-[16px] px-4 py-3 ${isHers ? 'rounded-tr-[4px] bg-verde-1' : 'rounded-tl-[4px] bg-crema-1'}`}
      >
        <p className="text-small/5">
          <b className="font-semibold">{name}</b>{' '}
          <span className="text-tinta-2">{momentText(at, today)}</span>
        </p>
        <p className="mt-1 whitespace-pre-line break-words">{text}</p>
      </div>
    </li>
  );
}

interface CasePhotosProps {
  shown: CasePartProps['shown'];
  side: 'buyer' | 'shop';
  title: string;
}

function CasePhotos({ shown, side, title }: CasePhotosProps) {
  const photos = shown.photos.filter((photo) => photo.side === side);
  if (photos.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-semibold text-small">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-3">
        {photos.map(({ id, url }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener">
              <img
                src={url}
                alt={`${title}: foto ${index + 1} de ${photos.length}`}
                width={92}
                height={92}
                loading="lazy"
                className="size-[92px] rounded-[14px] bg-crema-1 object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
