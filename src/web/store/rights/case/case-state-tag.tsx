import type { ReactNode } from 'react';
import type { CaseState } from '../../../../domain/rights/case-flow.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/surfaces.tsx';

type Tone = 'done' | 'attention' | 'urgent' | 'moving' | 'neutral';

const looks: Record<CaseState, { tone: Tone; icon: ReactNode }> = {
  answering: { tone: 'attention', icon: <Icon name="clock" size={16} /> },
  'sending-back': { tone: 'attention', icon: <Icon name="package" weight="fill" size={16} /> },
  'on-the-way-back': { tone: 'moving', icon: <Icon name="truck" weight="fill" size={16} /> },
  inspecting: { tone: 'moving', icon: <Icon name="magnifying-glass" size={16} /> },
  offered: { tone: 'attention', icon: <Icon name="hand-coins" weight="duotone" size={16} /> },
  refused: { tone: 'urgent', icon: <Icon name="warning" weight="fill" size={16} /> },
  mediating: { tone: 'moving', icon: <Icon name="users-three" size={16} /> },
  decided: { tone: 'done', icon: <Icon name="check-circle" weight="fill" size={16} /> },
  appealed: { tone: 'moving', icon: <Icon name="users-three" size={16} /> },
  closed: { tone: 'neutral', icon: <Icon name="check" weight="bold" size={14} /> },
};

export function CaseStateTag({ state, name }: { state: CaseState; name: string }) {
  const { tone, icon } = looks[state];
  return (
    <Tag tone={tone}>
      {icon}
      {name}
    </Tag>
  );
}
