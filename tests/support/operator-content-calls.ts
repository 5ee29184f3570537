import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const slot = () => ({ params: { espacio: 'cinta' } });
const version = () => ({ params: { codVersion: 1001 } });

/** What the marketplace writes in the shop's pages. */
export const operatorContentCalls = {
  listContentSlots: operatorOnly(nothing),
  getContentSlot: operatorOnly(slot),
  saveContentDraft: operatorOnly(() => ({
    ...slot(),
    json: { codVersion: null, fechaEdicion: null, contenido: { cinta: { mensajes: ['Hola'] } } },
  })),
  publishContent: operatorOnly(() => ({ ...version(), json: { desde: null, hasta: null } })),
  withdrawContent: operatorOnly(version),
  restoreContent: operatorOnly(() => ({ ...slot(), json: { codVersion: null } })),
  previewContent: operatorOnly(() => ({ query: { version: 1001 } })),
  uploadContentPicture: operatorOnly(() => ({
    form: { formato: 'celular', archivo: new File(['no'], 'foto.png') },
  })),
} satisfies Partial<Record<CallName, PersonalCall>>;
