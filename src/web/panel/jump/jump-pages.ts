import type { PanelEntry, PanelPart } from '../panel-entry.ts';
import type { JumpSetup } from './jump-setup.ts';

/** The lines of a menu that she sees, then the pages below them that she may open. */
export function jumpPages<Permission extends string>(
  entries: readonly (PanelEntry & { parts?: readonly PanelPart<Permission>[] })[],
  may: (permission: Permission) => boolean,
): JumpSetup['pages'] {
  const below = entries.flatMap(({ path: ownPath, icon: ownIcon, parts = [] }) =>
    parts
      .filter(({ path, permission }) => path !== ownPath && (!permission || may(permission)))
      .map(({ name, path, fullName = name, icon = ownIcon }) => ({ name: fullName, path, icon })),
  );
  return [...entries, ...below];
}
