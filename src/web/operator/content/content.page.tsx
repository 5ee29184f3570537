import { CONTENT_SLOTS } from '../../../domain/store-content.ts';
import { CONTENT_SLOT_WORDS } from '../../../wire/content/store-content.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { PageHeading } from '../../panel/card.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel, Tag } from '../../ui/surfaces.tsx';
import type { ContentData } from './content.loader.ts';
import { contentSummary, periodText, SLOT_HINTS } from './content-texts.ts';

/** Every place of the shop's pages that the marketplace writes itself. */
export function Page({ data }: { data: ContentData }) {
  const { slots, now } = data;
  return (
    <>
      <PageHeading
        title="Contenido"
        text="Lo que la tienda dice y muestra. Los cambios se ven sin publicar una versión nueva del programa."
      />
      <ul className="grid gap-4 lg:grid-cols-2">
        {slots.map(({ slot, shown, scheduled, drafts }) => (
          <li key={slot}>
            <Panel aria-labelledby={`espacio-${slot}`} className="flex h-full flex-col gap-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h2 id={`espacio-${slot}`} className="heading-3">
                  {CONTENT_SLOTS[slot]}
                </h2>
                <span className="flex flex-wrap gap-2">
                  {drafts > 0 && (
                    <Tag tone="attention">{drafts === 1 ? '1 borrador' : `${drafts} borradores`}</Tag>
                  )}
                  {scheduled > 0 && (
                    <Tag tone="moving">{scheduled === 1 ? '1 programada' : `${scheduled} programadas`}</Tag>
                  )}
                </span>
              </div>
              <p className="text-small text-tinta-2">{SLOT_HINTS[slot]}</p>
              <p className="break-words font-semibold">
                {shown ? contentSummary(shown.content) : 'El contenido original'}
              </p>
              {shown && <p className="text-small text-tinta-3">{periodText(shown, now)}</p>}
              <ButtonLink
                variant="outline"
                size="compact"
                href={operatorPaths.contentSlot(CONTENT_SLOT_WORDS[slot])}
                className="mt-auto self-start"
              >
                Editar<span className="sr-only"> {CONTENT_SLOTS[slot].toLowerCase()}</span>
              </ButtonLink>
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
}
