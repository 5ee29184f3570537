import { setPassword } from './account-factories.ts';
import { type ActionWorld, type OperatorAction, writesNothing } from './operator-action.ts';
import type { CallName } from './published-reads.ts';
import { codeOf, confirmFactor, startFactor } from './second-factor.ts';
import { logIn } from './session-factories.ts';

const colleague = ({ shop }: ActionWorld) => logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });

/** The operators' panel's login, second factor and team. */
export const operatorAccessActions = {
  enterOperatorPanel: {
    action: 'staff.entered',
    prepare: async (world) => {
      const by = await colleague(world);
      await setPassword(world.shop.db, by.id, 'Plazuela#2026');
      return { by, json: { email: by.email, password: 'Plazuela#2026' } };
    },
  },
  proveSecondFactor: {
    action: 'staff.recovery-code-used',
    prepare: async ({ shop }) => {
      const { by, recoveryCodes } = await confirmFactor(shop);
      return { by, json: { code: recoveryCodes[0] } };
    },
  },
  startSecondFactor: writesNothing,
  confirmSecondFactor: {
    action: 'staff.second-factor-on',
    prepare: async ({ shop }) => {
      const { by, secret } = await startFactor(shop);
      return { by, json: { code: codeOf(secret) } };
    },
  },
  saveOperatorView: writesNothing,
  renameOperatorView: writesNothing,
  deleteOperatorView: writesNothing,
  renewRecoveryCodes: {
    action: 'staff.recovery-codes-renewed',
    prepare: async ({ shop }) => {
      const { by, secret } = await confirmFactor(shop);
      return { by, json: { code: codeOf(secret, 1) } };
    },
  },
  removeSecondFactor: {
    action: 'staff.second-factor-off',
    prepare: async ({ shop }) => {
      const { by, secret } = await confirmFactor(shop);
      return { by, json: { code: codeOf(secret, 1) } };
    },
  },
  addStaff: {
    action: 'staff.added',
    prepare: () => ({ json: { email: 'nueva.persona@plazuela.test', role: 'support' } }),
  },
  changeStaffRole: {
    action: 'staff.role-changed',
    prepare: async (world) => ({
      params: { accountId: (await colleague(world)).id },
      json: { role: 'finance' },
    }),
  },
  removeStaff: {
    action: 'staff.removed',
    prepare: async (world) => ({ params: { accountId: (await colleague(world)).id } }),
  },
  resetStaffSecondFactor: {
    action: 'staff.second-factor-reset',
    prepare: async ({ shop }) => ({ params: { accountId: (await confirmFactor(shop)).by.id } }),
  },
} satisfies Partial<Record<CallName, OperatorAction | typeof writesNothing>>;
