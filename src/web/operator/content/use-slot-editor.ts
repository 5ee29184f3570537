import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ContentProblems, contentProblems } from '../../../domain/content-rules.ts';
import type { SlotContent } from '../../../domain/store-content.ts';
import { callApi } from '../../app/api-client.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { ContentVersion, SlotData } from './content.loader.ts';

type Draft = Pick<ContentVersion, 'id' | 'editedAt'>;

/** The form of one place, the draft behind it and what can be done with the versions. */
export function useSlotEditor({ slot, original, versions }: SlotData['place']) {
  const { revalidate } = useRevalidator();
  const open = versions.find(({ state }) => state === 'draft');
  const shown = versions.find(({ state }) => state === 'shown');
  const [content, setContent] = useState<SlotContent>((open ?? shown)?.content ?? original);
  const [draft, setDraft] = useState<Draft | null>(open ?? null);
  const [problems, setProblems] = useState<ContentProblems>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [publishing, setPublishing] = useState<number | null>(null);

  /** The saved draft's id; null when it was not saved. */
  const save = async (): Promise<number | null> => {
    const found = contentProblems(slot, content);
    setProblems(found);
    setProblem(null);
    if (saving || Object.keys(found).length > 0) return null;
    setSaving(true);
    const reply = await callApi('saveContentDraft', {
      params: { slot },
      body: { draftId: draft?.id ?? null, editedAt: draft?.editedAt ?? null, content },
    });
    setSaving(false);
    if (!reply.ok) {
      setProblems(reply.fields ?? {});
      setProblem(reply.message);
      return null;
    }
    setDraft(reply.value);
    await revalidate();
    return reply.value.id;
  };
  return {
    content,
    change: setContent,
    draft,
    problems,
    problem,
    saving,
    publishing,
    save: async () => {
      if ((await save()) !== null) showToast({ kind: 'success', text: 'Guardaste el borrador.' });
    },
    saveAndPublish: async () => setPublishing(await save()),
    startPublishing: (id: number) => setPublishing(id),
    stopPublishing: () => setPublishing(null),
    published: async () => {
      if (publishing === draft?.id) setDraft(null);
      setPublishing(null);
      await revalidate();
    },
    edit: (version: ContentVersion) => {
      setContent(version.content);
      setDraft(version);
      setProblems({});
    },
    ...useVersionCalls(slot, draft, setDraft, setContent),
  };
}

/** What is done with versions as they stand, beside the form. */
function useVersionCalls(
  slot: SlotData['place']['slot'],
  draft: Draft | null,
  setDraft: (draft: null) => void,
  setContent: (content: SlotContent) => void,
) {
  const { revalidate } = useRevalidator();
  const finish = async (text: string) => {
    showToast({ kind: 'success', text });
    await revalidate();
  };
  return {
    withdraw: async (version: ContentVersion) => {
      const reply = await callApi('withdrawContent', { params: { versionId: version.id } });
      if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
      if (version.id === draft?.id) setDraft(null);
      await finish(version.state === 'draft' ? 'Descartaste el borrador.' : 'Retiraste esa versión.');
    },
    restore: async (version: ContentVersion | null) => {
      const reply = await callApi('restoreContent', {
        params: { slot },
        body: { versionId: version?.id ?? null },
      });
      if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
      if (!draft) setContent(reply.value.content);
      await finish('La tienda muestra otra vez esa versión.');
    },
  };
}
