import type { PageRequest } from '../../app/page.ts';
import { moneyFrame } from './money-frame.ts';

export async function operatorExportsLoader(page: PageRequest) {
  return moneyFrame(page, 'Descargas contables');
}
