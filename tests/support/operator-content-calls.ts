import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const slot = () => ({ params: { slot: 'ticker' } });
const version = () => ({ params: { versionId: 1001 } });

/** What the marketplace writes in the shop's pages. */
export const operatorContentCalls = {
  listContentSlots: operatorOnly(nothing),
  getContentSlot: operatorOnly(slot),
  saveContentDraft: operatorOnly(() => ({
    ...slot(),
    json: { draftId: null, editedAt: null, content: { ticker: { messages: ['Hola'] } } },
  })),
  publishContent: operatorOnly(() => ({ ...version(), json: { startsAt: null, endsAt: null } })),
  withdrawContent: operatorOnly(version),
  restoreContent: operatorOnly(() => ({ ...slot(), json: { versionId: null } })),
  previewContent: operatorOnly(() => ({ query: { versionId: 1001 } })),
  uploadContentPicture: operatorOnly(() => ({
    form: { kind: 'narrow', file: new File(['no'], 'foto.png') },
  })),
} satisfies Partial<Record<CallName, PersonalCall>>;
