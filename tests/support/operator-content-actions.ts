import type { ActionWorld, OperatorAction } from './operator-action.ts';
import { pictureFile } from './picture-file.ts';
import type { CallName } from './published-reads.ts';

const slot = { slot: 'ticker' };
const draft = { draftId: null, editedAt: null, content: { ticker: { messages: ['Hola'] } } };

async function savedDraft({ shop, operator }: ActionWorld) {
  const url = '/api/operacion/contenido/ticker/versiones';
  const reply = await shop.app.inject({ method: 'POST', url, cookies: operator.cookies, payload: draft });
  return { params: { versionId: reply.json().id as number } };
}

export const operatorContentActions = {
  saveContentDraft: { action: 'content.draft-saved', prepare: () => ({ params: slot, json: draft }) },
  publishContent: {
    action: 'content.published',
    prepare: async (world) => ({ ...(await savedDraft(world)), json: { startsAt: null, endsAt: null } }),
  },
  withdrawContent: { action: 'content.draft-discarded', prepare: savedDraft },
  restoreContent: {
    action: 'content.restored',
    prepare: () => ({ params: slot, json: { versionId: null } }),
  },
  uploadContentPicture: {
    action: 'content.picture-uploaded',
    prepare: async () => ({ form: { kind: 'narrow', file: await pictureFile() } }),
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
