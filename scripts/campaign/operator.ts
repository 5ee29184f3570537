import type { Browser } from './browser.ts';
import { pick, readOwn, type World } from './world.ts';

const LISTS = ['pedidos', 'vendedores', 'clientes', 'productos', 'sistema', 'registro'];
const SETTINGS = '/_datos/operacion/configuracion';
/** The setting that is changed to and fro: money-rules, in pesos. */
export const CHANGED_SETTING = { group: 'money-rules', path: 'minimumPayout' };

/** Looks through a list of the console. */
export async function lookAtLists(world: World, browser: Browser): Promise<void> {
  await browser.send({ path: `/_datos/operacion/${pick(world, LISTS)}`, kind: 'read' });
}

interface Group {
  key: string;
  version: number;
  values: { path: string; value: number }[];
}

/** Changes the least amount of a payout and looks at it again. */
export async function changeSetting(world: World, browser: Browser): Promise<void> {
  const before = await browser.send({ path: SETTINGS, kind: 'read' });
  if (before.status !== 200) return;
  const group = groupOf(before.json());
  if (!group) return;
  const value = 10_000 + Math.floor(world.random() * 1_000);
  await world.ledger.note({ kind: 'setting-sent', value });
  const saved = await browser.send({
    method: 'PUT',
    path: `/api/operacion/configuracion/${group.key}`,
    kind: 'write',
    body: {
      version: group.version,
      values: group.values.map((one) => (one.path === CHANGED_SETTING.path ? { ...one, value } : one)),
      reason: 'Campaña de fallas',
    },
  });
  if (saved.status !== 200) return;
  await world.ledger.note({ kind: 'setting', value });
  await readOwn(world, browser, {
    path: SETTINGS,
    what: 'own setting in the console',
    isThere: ({ json }) => settingIn(groupOf(json())) === value,
  });
}

function groupOf(page: unknown): Group | undefined {
  const { data } = page as { data: { groups: Group[] } };
  return data.groups.find(({ key }) => key === CHANGED_SETTING.group);
}

function settingIn(group: Group | undefined): number | undefined {
  return group?.values.find(({ path }) => path === CHANGED_SETTING.path)?.value;
}
