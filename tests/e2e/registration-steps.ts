import type { Page } from '@playwright/test';
import { expect, readMail } from './fixtures.ts';
import { chooseBogota, open } from './purchase-steps.ts';

export const PASSWORD = 'Guayaba-Roja58';

export interface Newcomer {
  email: string;
  phone: string;
}

export function newcomer(name: string): Newcomer {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return { email: `${name}${digits}@correo.co`, phone: `32${digits}` };
}

/** From the checklist's first button to the boxes of the code. */
export async function askForCode(page: Page, root: string, { email, phone }: Newcomer): Promise<void> {
  await open(page, root);
  await page.getByRole('link', { name: 'Agregar email' }).click();
  await expect(page).toHaveURL(`${root}/email`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Email creado con éxito...')).toBeVisible();
  await expect(page).toHaveURL(`${root}/telefono`);
  await page.getByRole('textbox', { name: 'Número de teléfono' }).fill(phone);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page).toHaveURL(`${root}/sms-validacion`);
}

export async function readCode(page: Page, { phone }: Newcomer): Promise<string> {
  const { texto } = await readMail(page.request, phone, /^/);
  return /\b\d{4}\b/.exec(texto)?.[0] ?? '';
}

/** Types the right code; the checklist then offers the form. */
export async function verifyPhone(page: Page, root: string, person: Newcomer): Promise<void> {
  const code = await readCode(page, person);
  await box(page, 1).click();
  await page.keyboard.type(code);
  await expect(page.getByText('Teléfono agregado exitosamente')).toBeVisible();
  await expect(page).toHaveURL(root);
  await page.getByRole('link', { name: 'Completar' }).click();
  await expect(page).toHaveURL(`${root}/formulario`);
}

export const box = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Dígito ${number} de 4` });

/** Place, password and acceptance, which both forms ask for. */
export async function fillCommonFields(page: Page): Promise<void> {
  await chooseBogota(page);
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Carrera 15 # 88-21');
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Repite la contraseña' }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Acepto los términos y condiciones/ }).check();
}

export async function fillBuyerForm(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Tipo de persona' }).selectOption({ label: 'Persona natural' });
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Marcela');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Ospina');
  await page.getByRole('combobox', { name: 'Tipo de identificación' }).selectOption('CC');
  await page.getByRole('textbox', { name: 'Número de identificación' }).fill('1.020.345.678');
  await fillCommonFields(page);
}

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** The account button of the header, once it greets. */
export const greeting = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `Hola, ${name}` });

/** NIT with its check digit (DIAN, módulo 11). */
export function newNit(): string {
  const number = String(900_000_000 + Math.floor(Math.random() * 99_999_999));
  const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41];
  const sum = [...number]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  const remainder = sum % 11;
  return number + (remainder < 2 ? remainder : 11 - remainder);
}
