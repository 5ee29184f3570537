import { PRODUCT_STATE_NAMES, type ProductState } from '../../domain/product-state.ts';
import { State } from './state.tsx';

const TONES = { draft: 'neutral', active: 'done', paused: 'attention', archived: 'neutral' } as const;

export function ProductStateTag({ state }: { state: ProductState }) {
  return <State tone={TONES[state]}>{PRODUCT_STATE_NAMES[state]}</State>;
}
