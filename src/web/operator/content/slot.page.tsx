import type { FormEvent } from 'react';
import { CONTENT_SLOTS } from '../../../domain/store-content.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice, Panel } from '../../ui/surfaces.tsx';
import type { SlotData } from './content.loader.ts';
import { SLOT_HINTS } from './content-texts.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { SlotForm } from './slot-form.tsx';
import { useSlotEditor } from './use-slot-editor.ts';
import { VersionList } from './version-list.tsx';

/** One place: written on one side, its history on the other. */
export function Page({ data }: { data: SlotData }) {
  const { place, panel, now } = data;
  const editor = useSlotEditor(place);
  const mayEdit = panel.permissions.includes('edit-content');
  return (
    <>
      <PageHeading
        title={CONTENT_SLOTS[place.slot]}
        text={SLOT_HINTS[place.slot]}
        action={
          <ButtonLink variant="outline" href={operatorPaths.content()}>
            Todo el contenido
          </ButtonLink>
        }
      />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,420px)] lg:items-start">
        {mayEdit ? (
          <Editor data={data} editor={editor} />
        ) : (
          <Notice tone="information">Tu rol ve el contenido; lo cambia quien tiene el rol Contenido.</Notice>
        )}
        <Card title="Versiones">
          <VersionList
            versions={place.versions}
            isOriginalShown={place.isOriginalShown}
            now={now}
            actions={
              mayEdit
                ? {
                    onEdit: editor.edit,
                    onPublish: ({ id }) => editor.startPublishing(id),
                    onWithdraw: (version) => void editor.withdraw(version),
                    onRestore: (version) => void editor.restore(version),
                  }
                : null
            }
          />
        </Card>
      </div>
      {editor.publishing !== null && (
        <PublishDialog
          versionId={editor.publishing}
          onClose={editor.stopPublishing}
          onPublished={editor.published}
        />
      )}
    </>
  );
}

function Editor({ data, editor }: { data: SlotData; editor: ReturnType<typeof useSlotEditor> }) {
  const publish = (event: FormEvent) => {
    event.preventDefault();
    void editor.saveAndPublish();
  };
  return (
    <Panel>
      <form noValidate onSubmit={publish} className="grid gap-5">
        <SlotForm
          key={editor.loads}
          {...{ data, content: editor.content, problems: editor.problems, change: editor.change }}
        />
        <FormProblem text={editor.problem} />
        {editor.draft && (
          <Notice tone="information">
            Lo que guardas queda en un borrador.{' '}
            <a
              href={operatorPaths.contentPreview(editor.draft.id)}
              target="_blank"
              rel="noopener"
              className="font-semibold underline"
            >
              Ver la tienda con el borrador guardado
            </a>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            loading={editor.saving}
            loadingLabel="Guardando..."
            onClick={() => void editor.save()}
          >
            Guardar borrador
          </Button>
          <Button type="submit">Publicar…</Button>
        </div>
      </form>
    </Panel>
  );
}
