import type { JumpHit, JumpKind } from '../../../domain/jump.ts';
import type { ApiReply } from '../../app/api-client.ts';
import type { PanelEntry } from '../panel-entry.ts';

/** What 'Ir a…' finds in a panel; the same for as long as she works in one shop with one role. */
export interface JumpSetup {
  /** Kinds that she may read: others are not shown, whatever was opened before. */
  kinds: readonly JumpKind[];
  pages: readonly Pick<PanelEntry, 'name' | 'path' | 'icon'>[];
  /** In the words of its placeholder: what can be found. */
  hint: string;
  ask: (text: string, signal: AbortSignal) => Promise<ApiReply<{ hits: JumpHit[] }>>;
  hrefOf: (hit: Pick<JumpHit, 'kind' | 'id' | 'title'>) => string;
  /** Names what this tab remembers: another shop has its own. */
  memory: string;
}
