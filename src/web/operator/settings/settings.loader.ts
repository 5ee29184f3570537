import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorSettingsLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-settings');
  const groups = valueOrPageError(await page.read('listSettingGroups', {}));
  const shown = await Promise.all(
    groups.map(async (group) => ({
      ...group,
      history: valueOrPageError(await page.read('listSettingChanges', { key: group.key })),
    })),
  );
  return {
    meta: {
      title: `Configuración | ${page.brand.name}`,
      description: 'Reglas de la plataforma.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    mayEdit: panel.permissions.includes('edit-settings'),
    groups: shown,
    statuses: valueOrPageError(await page.call('listPackageStatuses', {})),
    synonyms: valueOrPageError(await page.read('getSynonyms', {})),
  };
}

export type SettingsData = Awaited<ReturnType<typeof operatorSettingsLoader>>;
