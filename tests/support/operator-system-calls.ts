import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const anyMessage = () => ({ params: { id: 1 } });

/** The operators' view of the machinery and the figures. */
export const operatorSystemCalls = {
  getFigures: operatorOnly(nothing),
  getPromiseFigures: operatorOnly(nothing),
  exportPromises: operatorOnly(() => ({ query: { by: 'shop', days: '30', order: 'worst' } })),
  exportFigures: operatorOnly(() => ({ query: { table: 'days' } })),
  getSystemState: operatorOnly(nothing),
  listFailedMessages: operatorOnly(nothing),
  retryMessage: operatorOnly(anyMessage),
  dismissMessage: operatorOnly(anyMessage),
  switchReadOnly: operatorOnly(() => ({ json: { isOn: false, reason: 'Ya terminó', minutes: 0 } })),
  requestJob: operatorOnly(() => ({ params: { name: 'back-up' } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
