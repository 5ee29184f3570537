import type { OperatorPermission } from '../../../domain/operator-role.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { PageError, PageRedirect, type PageRequest, valueOrPageError } from '../../app/page.ts';
import { readDensity } from '../../panel/density.ts';

/** Who works here, for every page of the operators' panel; whoever does not belong is led to the entrance. */
export async function requireOperator(
  { read, url, cookie }: Pick<PageRequest, 'read' | 'url' | 'cookie'>,
  permission?: OperatorPermission,
) {
  const reply = await read('getOperatorPanel', {});
  if (!reply.ok && atDoor.includes(reply.reason))
    throw new PageRedirect(operatorPaths.enter(url.pathname + url.search));
  const panel = valueOrPageError(reply);
  if (permission && !panel.permissions.includes(permission)) throw new PageError(404);
  return { ...panel, density: readDensity(cookie) };
}

/** What the entrance knows how to mend. */
const atDoor = [
  'login-required',
  'operator-only',
  'password-change-required',
  'second-factor-required',
  'second-factor-missing',
];

export type OperatorPanel = Awaited<ReturnType<typeof requireOperator>>;
