import type { Locator, Page } from '@playwright/test';

/** 'Enviar a …' in the header. */
export const placeButton = (page: Page): Locator => page.locator('.place-button');

export const placeDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '¿A dónde te lo enviamos?' });
