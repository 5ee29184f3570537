import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const withCode = () => ({ json: { code: '123456' } });

/** The operators' login, second factor, team and log. */
export const operatorAccessCalls = {
  // Tells everybody of his own session only.
  getOperatorEntrance: { aim: nothing, stranger: 200, others: 200, ana: 200, showsHers: true },
  enterOperatorPanel: {
    aim: ({ ana }) => ({ json: { email: ana.email, password: 'Adivinada#1' } }),
    stranger: 400,
    others: 400,
    ana: 400,
  },
  proveSecondFactor: operatorOnly(withCode),
  startSecondFactor: operatorOnly(nothing),
  confirmSecondFactor: operatorOnly(withCode),
  renewRecoveryCodes: operatorOnly(withCode),
  listStaff: operatorOnly(nothing),
  addStaff: operatorOnly(() => ({ json: { email: 'otra@plazuela.test', role: 'administrator' } })),
  changeStaffRole: operatorOnly(({ ana }) => ({ params: { accountId: ana.id }, json: { role: 'viewer' } })),
  removeStaff: operatorOnly(({ ana }) => ({ params: { accountId: ana.id } })),
  resetStaffSecondFactor: operatorOnly(({ ana }) => ({ params: { accountId: ana.id } })),
  listAuditEntries: operatorOnly(nothing),
  listDataUses: operatorOnly(nothing),
  exportAuditEntries: operatorOnly(nothing),
  removeSecondFactor: operatorOnly(withCode),
  listOperatorViews: operatorOnly(() => ({ query: { list: 'operator-orders' } })),
  saveOperatorView: operatorOnly(() => ({
    json: { list: 'operator-orders', name: 'Atrasados', query: 'atrasados=si' },
  })),
  renameOperatorView: operatorOnly(({ viewId }) => ({ params: { viewId }, json: { name: 'Ajena' } })),
  deleteOperatorView: operatorOnly(({ viewId }) => ({ params: { viewId } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
