import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import type { ContentVersion } from './content.loader.ts';
import { contentSummary, inSentence, periodText, STATE_NAMES, STATE_TONES } from './content-texts.ts';

interface VersionActions {
  onEdit: (version: ContentVersion) => void;
  onPublish: (version: ContentVersion) => void;
  onWithdraw: (version: ContentVersion) => void;
  /** Null: the original. */
  onRestore: (version: ContentVersion | null) => void;
}

interface VersionListProps {
  versions: readonly ContentVersion[];
  isOriginalShown: boolean;
  now: number;
  /** Null for whoever may only look. */
  actions: VersionActions | null;
}

/** The history of a place, the newest first, down to what the shop began with. */
export function VersionList({ versions, isOriginalShown, now, actions }: VersionListProps) {
  return (
    <ol className="mt-2 divide-y divide-linea">
      {versions.map((version) => (
        <li key={version.id} className="grid gap-2 py-4">
          <p className="flex flex-wrap items-center gap-2">
            <Tag tone={STATE_TONES[version.state]}>{STATE_NAMES[version.state]}</Tag>
            <span className="text-small text-tinta-3">{periodText(version, now)}</span>
          </p>
          <p className="break-words font-semibold text-compact">{contentSummary(version.content)}</p>
          <p className="text-small text-tinta-3">{personText(version, now)}</p>
          <VersionButtons version={version} actions={actions} />
        </li>
      ))}
      <li className="grid gap-2 py-4">
        <p className="flex flex-wrap items-center gap-2">
          {isOriginalShown ? <Tag tone="done">Se ve ahora</Tag> : <Tag>Original</Tag>}
        </p>
        <p className="font-semibold text-compact">El contenido original de la tienda</p>
        {actions && !isOriginalShown && (
          <div>
            <Button variant="outline" size="compact" onClick={() => actions.onRestore(null)}>
              Volver al original
            </Button>
          </div>
        )}
      </li>
    </ol>
  );
}

function VersionButtons({ version, actions }: { version: ContentVersion; actions: VersionActions | null }) {
  const { id, state } = version;
  const isOpen = state === 'shown' || state === 'scheduled';
  const name = <span className="sr-only"> {contentSummary(version.content)}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={operatorPaths.contentPreview(id)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-[44px] items-center rounded-[12px] px-3 font-[650] text-compact text-verde-7 underline underline-offset-2"
      >
        Vista previa{name}
      </a>
      {actions && state === 'draft' && (
        <>
          <Button variant="outline" size="compact" onClick={() => actions.onEdit(version)}>
            Editar{name}
          </Button>
          <Button variant="secondary" size="compact" onClick={() => actions.onPublish(version)}>
            Publicar{name}
          </Button>
          <Button variant="outline" size="compact" onClick={() => actions.onWithdraw(version)}>
            Descartar{name}
          </Button>
        </>
      )}
      {actions && isOpen && (
        <Button variant="outline" size="compact" onClick={() => actions.onWithdraw(version)}>
          Retirar{name}
        </Button>
      )}
      {actions && !isOpen && state !== 'draft' && (
        <Button variant="outline" size="compact" onClick={() => actions.onRestore(version)}>
          Volver a esta{name}
        </Button>
      )}
    </div>
  );
}

function personText(version: ContentVersion, now: number): string {
  const { createdBy, editedAt, publishedBy, publishedAt, withdrawnBy, withdrawnAt } = version;
  const at = (moment: string) => inSentence(moment, now);
  const parts = [`La escribió ${createdBy ?? 'alguien'} (${at(editedAt)})`];
  if (publishedAt) parts.push(`la publicó ${publishedBy ?? 'alguien'} (${at(publishedAt)})`);
  if (withdrawnAt) parts.push(`la retiró ${withdrawnBy ?? 'alguien'} (${at(withdrawnAt)})`);
  return `${parts.join(', ')}.`;
}
