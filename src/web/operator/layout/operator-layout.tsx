import { Outlet, useLocation, useMatches } from 'react-router';
import { OPERATOR_ROLE_NAMES } from '../../../domain/operator-role.ts';
import { PanelFrame } from '../../panel/panel-frame.tsx';
import { operatorMenu } from './operator-menu.ts';
import type { OperatorCentre } from './require-operator.ts';

/** The frame around every page of the console; who works here comes with each page's own data. */
export function OperatorLayout() {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { centre?: OperatorCentre } | undefined;
  const centre = data?.centre;
  if (!centre) return <Outlet />;
  const entries = operatorMenu
    .filter(({ permission }) => permission === null || centre.permissions.includes(permission))
    .map((entry) => ({ ...entry, count: waiting(centre, entry.queues ?? []) }));
  return (
    <PanelFrame
      title="Administración"
      subtitle={[centre.firstName, OPERATOR_ROLE_NAMES[centre.role]].filter(Boolean).join(' · ')}
      entries={entries}
      currentPath={pathname}
    >
      <Outlet />
    </PanelFrame>
  );
}

function waiting({ queues }: OperatorCentre, shown: readonly string[]): number {
  return queues.filter(({ queue }) => shown.includes(queue)).reduce((sum, { count }) => sum + count, 0);
}
