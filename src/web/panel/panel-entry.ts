import type { IconName } from '../ui/icon-names.ts';

/** A page below a line of the menu, which is where 'Ir a…' has it from. */
export interface PanelPart<Permission extends string> {
  name: string;
  path: string;
  /** Its name away from the line, where the short one would say too little. */
  fullName?: string;
  /** Of the line where it says none; likewise who sees it. */
  icon?: IconName;
  permission?: Permission;
}

/** A line of a panel's menu. */
export interface PanelEntry {
  name: string;
  path: string;
  icon: IconName;
  /** What waits there. */
  count?: number;
}
