import { PRODUCT_STATE_NAMES, type ProductState } from '../../domain/product-state.ts';
import { Tag } from '../ui/surfaces.tsx';

const TONES = { draft: 'neutral', active: 'done', paused: 'attention', archived: 'neutral' } as const;

export function ProductStateTag({ state }: { state: ProductState }) {
  return <Tag tone={TONES[state]}>{PRODUCT_STATE_NAMES[state]}</Tag>;
}
