import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { contentProblems } from '../../../domain/content-rules.ts';
import type { SlotContent } from '../../../domain/store-content.ts';
import { callApi } from '../../app/api-client.ts';
import { toastRefusal } from '../../app/refusal.ts';
import { useSending } from '../../app/use-sending.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { ContentVersion, SlotData } from './content.loader.ts';

type Draft = Pick<ContentVersion, 'id' | 'editedAt'>;

/** The form of one place, the draft behind it and what can be done with the versions. */
export function useSlotEditor({ slot, original, versions }: SlotData['place']) {
  const { revalidate } = useRevalidator();
  const open = versions.find(({ state }) => state === 'draft');
  const shown = versions.find(({ state }) => state === 'shown');
  const [content, setContent] = useState<SlotContent>((open ?? shown)?.content ?? original);
  const [loads, setLoads] = useState(0);
  const [draft, setDraft] = useState<Draft | null>(open ?? null);
  const { sending, errors, problem, send, refuse, forget } = useSending();
  const [publishing, setPublishing] = useState<number | null>(null);

  const load = (other: SlotContent) => {
    setContent(other);
    setLoads((count) => count + 1);
  };
  const save = async (onSaved: (id: number) => void): Promise<void> => {
    const found = contentProblems(slot, content);
    if (Object.keys(found).length > 0) return refuse({ errors: found, problem: null, form: null });
    const body = { draftId: draft?.id ?? null, editedAt: draft?.editedAt ?? null, content };
    await send(
      () => callApi('saveContentDraft', { params: { slot }, body }),
      async (saved) => {
        setDraft(saved);
        await revalidate();
        onSaved(saved.id);
      },
    );
  };
  return {
    content,
    /** Another one each time that another version comes into the form: its fields begin anew. */
    loads,
    change: setContent,
    draft,
    problems: errors,
    problem,
    saving: sending,
    publishing,
    save: () => save(() => showToast({ kind: 'success', text: 'Guardaste el borrador.' })),
    saveAndPublish: () => save(setPublishing),
    startPublishing: (id: number) => setPublishing(id),
    stopPublishing: () => setPublishing(null),
    published: async () => {
      if (publishing === draft?.id) setDraft(null);
      setPublishing(null);
      await revalidate();
    },
    edit: (version: ContentVersion) => {
      load(version.content);
      setDraft(version);
      forget();
    },
    ...useVersionCalls(slot, draft, setDraft, load),
  };
}

/** What is done with versions as they stand, beside the form. */
function useVersionCalls(
  slot: SlotData['place']['slot'],
  draft: Draft | null,
  setDraft: (draft: null) => void,
  load: (content: SlotContent) => void,
) {
  const { revalidate } = useRevalidator();
  const { send } = useSending();
  const finish = async (text: string) => {
    await revalidate();
    return text;
  };
  return {
    withdraw: (version: ContentVersion) =>
      send(
        async () => toastRefusal(await callApi('withdrawContent', { params: { versionId: version.id } })),
        () => {
          if (version.id === draft?.id) setDraft(null);
          return finish(version.state === 'draft' ? 'Descartaste el borrador.' : 'Retiraste esa versión.');
        },
      ),
    restore: (version: ContentVersion | null) =>
      send(
        async () => {
          const body = { versionId: version?.id ?? null };
          return toastRefusal(await callApi('restoreContent', { params: { slot }, body }));
        },
        ({ content }) => {
          if (!draft) load(content);
          return finish('La tienda muestra otra vez esa versión.');
        },
      ),
  };
}
