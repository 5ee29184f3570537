import type { ActionWorld, OperatorAction } from './operator-action.ts';
import { pictureFile } from './picture-file.ts';
import type { CallName } from './published-reads.ts';

const slot = { espacio: 'cinta' };
const draft = { codVersion: null, fechaEdicion: null, contenido: { cinta: { mensajes: ['Hola'] } } };

async function savedDraft({ shop, operator }: ActionWorld) {
  const url = '/api/operacion/contenido/cinta/versiones';
  const reply = await shop.app.inject({ method: 'POST', url, cookies: operator.cookies, payload: draft });
  return { params: { codVersion: reply.json().data.codVersion as number } };
}

export const operatorContentActions = {
  saveContentDraft: { action: 'content.draft-saved', prepare: () => ({ params: slot, json: draft }) },
  publishContent: {
    action: 'content.published',
    prepare: async (world) => ({ ...(await savedDraft(world)), json: { desde: null, hasta: null } }),
  },
  withdrawContent: { action: 'content.draft-discarded', prepare: savedDraft },
  restoreContent: {
    action: 'content.restored',
    prepare: () => ({ params: slot, json: { codVersion: null } }),
  },
  uploadContentPicture: {
    action: 'content.picture-uploaded',
    prepare: async () => ({ form: { formato: 'celular', archivo: await pictureFile() } }),
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
