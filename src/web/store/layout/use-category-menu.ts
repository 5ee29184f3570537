import { useEffect, useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import { categoryMenu, type MenuCategory } from './category-tree.ts';

let asked: Promise<MenuCategory[] | null> | null = null;

/** Asked once for a whole visit; after a failure again by whoever opens a menu next. */
function askForMenu(): Promise<MenuCategory[] | null> {
  asked ??= callApi('listCategories', {}).then(
    (reply) => (reply.ok ? categoryMenu(reply.value) : null),
    () => null,
  );
  void asked.then((menu) => {
    if (menu === null) asked = null;
  });
  return asked;
}

/** All categories, for whoever has opened a menu: no page carries them. Null: not here yet. Spec 8: none when they fail. */
export function useCategoryMenu(): readonly MenuCategory[] | null {
  const [menu, setMenu] = useState<readonly MenuCategory[] | null>(null);
  useEffect(() => {
    let isShown = true;
    void askForMenu().then((found) => isShown && setMenu(found ?? []));
    return () => {
      isShown = false;
    };
  }, []);
  return menu;
}
