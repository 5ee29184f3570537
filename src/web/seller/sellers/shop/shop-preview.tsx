import { holidayMoments, holidayNotice } from '../../../../domain/holiday.ts';
import { initials } from '../../../../domain/text.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Notice, Panel } from '../../../ui/surfaces.tsx';
import type { ShopForm } from './shop.loader.ts';

/** The head and the promises of the public page, with what is not saved yet. */
export function ShopPreview({ shop }: { shop: ShopForm }) {
  const texts = [
    ['Horario', shop.openingHours],
    ['Cambios y devoluciones', shop.returnsPolicy],
    ['Envíos', shop.shippingPolicy],
    ['Garantía', shop.warrantyPolicy],
  ].filter(([, text]) => text);
  return (
    <Panel aria-labelledby="vista-previa" className="overflow-hidden lg:sticky lg:top-8">
      <h2 id="vista-previa" className="heading-3">
        Así la ven los compradores
      </h2>
      {shop.bannerUrl && (
        <Picture
          url={shop.bannerUrl}
          alt=""
          width={1600}
          height={460}
          sizes="(min-width: 1024px) 40vw, 100vw"
          className="mt-4 h-[140px] w-full rounded-[14px] object-cover"
        />
      )}
      <div className="mt-4 flex items-center gap-[14px]">
        {shop.logoUrl ? (
          <img
            src={shop.logoUrl}
            alt=""
            width={60}
            height={60}
            className="size-[60px] shrink-0 rounded-[18px] object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-[60px] shrink-0 place-items-center rounded-[18px] bg-tomate-1 font-display font-extrabold text-figure text-tomate-7"
          >
            {initials(shop.displayName)}
          </span>
        )}
        <div className="min-w-0">
          <p className="break-words font-bold font-display text-figure">{shop.displayName}</p>
          <p className="break-words text-small text-tinta-2">{shop.description}</p>
        </div>
      </div>
      {shop.holiday && isComplete(shop.holiday) && (
        <Notice tone="information" className="mt-4">
          {holidayNotice({ until: shop.holiday.until, message: shop.holiday.message })}
        </Notice>
      )}
      <dl className="mt-4 grid gap-4">
        {texts.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="whitespace-pre-line break-words text-tinta-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function isComplete(holiday: NonNullable<ShopForm['holiday']>): boolean {
  return Number.isFinite(holidayMoments(holiday).until.getTime());
}
