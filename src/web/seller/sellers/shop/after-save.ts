import type { ShopForm } from './shop.loader.ts';

/** The page as the server keeps it, but for what was changed after it was sent: texts, or a picture that came late. */
export function afterSave(now: ShopForm, sent: ShopForm, saved: ShopForm): ShopForm {
  const changed = Object.entries(now).filter(([name, value]) => value !== sent[name as keyof ShopForm]);
  return { ...saved, ...Object.fromEntries(changed) };
}
