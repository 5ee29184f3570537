import { displayStatus, type PackageStatusName } from '../../../../domain/package-status.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/surfaces.tsx';

const looks: Record<
  number,
  { tone: 'done' | 'attention' | 'urgent' | 'moving' | 'neutral'; icon: React.ReactNode }
> = {
  19: { tone: 'attention', icon: <Icon name="receipt" weight="fill" size={16} /> },
  20: { tone: 'attention', icon: <Icon name="package" weight="fill" size={16} /> },
  1: { tone: 'moving', icon: <Icon name="barcode" weight="fill" size={16} /> },
  2: { tone: 'moving', icon: <Icon name="truck" weight="fill" size={16} /> },
  3: { tone: 'done', icon: <Icon name="check-circle" weight="fill" size={16} /> },
  32: { tone: 'neutral', icon: <Icon name="x" weight="bold" size={14} /> },
  33: { tone: 'attention', icon: <Icon name="clock" size={16} /> },
  30: { tone: 'urgent', icon: <Icon name="warning" weight="fill" size={16} /> },
};

/** Where a package is, in a word and its colour. */
export function StatusTag({
  statusId,
  names,
}: {
  statusId: number;
  names?: readonly PackageStatusName[] | undefined;
}) {
  const { id, name } = displayStatus(statusId, names);
  const look = looks[id];
  return (
    <Tag tone={look?.tone ?? 'neutral'}>
      {look?.icon ?? <Icon name="info" weight="fill" size={16} />}
      {name}
    </Tag>
  );
}
