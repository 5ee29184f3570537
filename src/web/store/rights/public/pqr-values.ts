import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import { BLANK_CASE, type NewCase } from '../ask/use-case-request.ts';

export const PETITION_KINDS = ['petition', 'complaint', 'claim', 'data-query', 'data-claim'] as const;

export type PetitionKind = (typeof PETITION_KINDS)[number];

export interface PqrValues {
  kind: PetitionKind;
  orderNumber: string;
  story: string;
  name: string;
  email: string;
  documentNumber: string;
}

export type PqrField = keyof PqrValues;

const SHORTEST_STORY = 10;

export function pqrProblems(values: PqrValues, isKnown: boolean): Record<string, string> {
  const { orderNumber, story, name, email, documentNumber } = values;
  const problems: Record<string, string> = {};
  if (!isKnown) {
    if (name.trim() === '') problems.name = REQUIRED_MESSAGE;
    if (documentNumber.trim() === '') problems.documentNumber = REQUIRED_MESSAGE;
    if (email.trim() === '') problems.email = REQUIRED_MESSAGE;
    else if (!isEmail(email.trim())) problems.email = EMAIL_MESSAGE;
  }
  if (!/^\d*$/.test(orderNumber.trim())) problems.orderNumber = 'Escribe solo el número, por ejemplo 100021.';
  if (story.trim().length < SHORTEST_STORY) problems.story = 'Cuéntanos en al menos 10 letras.';
  return problems;
}

export function petitionOf(values: PqrValues): NewCase {
  const orderNumber = values.orderNumber.trim();
  return {
    ...BLANK_CASE,
    kind: values.kind,
    story: values.story.trim(),
    name: values.name.trim(),
    email: values.email.trim(),
    documentNumber: values.documentNumber.trim(),
    ...(orderNumber !== '' && { orderNumber: Number(orderNumber) }),
  };
}
