import { Outlet, useLocation, useMatches } from 'react-router';
import { OPERATOR_ROLE_NAMES } from '../../../domain/operator-role.ts';
import { PanelFrame } from '../../panel/panel-frame.tsx';
import { operatorJump } from './operator-jump.ts';
import { operatorMenu } from './operator-menu.ts';
import type { OperatorPanel } from './require-operator.ts';

/** The frame around every page of the operators' panel; who works here comes with each page's own data. */
export function OperatorLayout() {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { panel?: OperatorPanel } | undefined;
  const panel = data?.panel;
  if (!panel) return <Outlet />;
  const entries = operatorMenu
    .filter(({ permission }) => permission === null || panel.permissions.includes(permission))
    .map((entry) => ({ ...entry, count: waiting(panel, entry.queues ?? []) }));
  return (
    <PanelFrame
      title="Administración"
      subtitle={[panel.firstName, OPERATOR_ROLE_NAMES[panel.role]].filter(Boolean).join(' · ')}
      entries={entries}
      currentPath={pathname}
      density={panel.density}
      jump={operatorJump(panel, entries)}
    >
      <Outlet />
    </PanelFrame>
  );
}

function waiting({ queues }: OperatorPanel, shown: readonly string[]): number {
  return queues.filter(({ queue }) => shown.includes(queue)).reduce((sum, { count }) => sum + count, 0);
}
