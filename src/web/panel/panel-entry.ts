import type { IconName } from '../ui/icon-names.ts';

/** A line of a panel's menu. */
export interface PanelEntry {
  name: string;
  path: string;
  icon: IconName;
  /** What waits there. */
  count?: number;
}
