import { expect, test } from 'vitest';
import { NO_REFUSAL, refusalOf, withMarks } from './refusal.ts';

const form = {} as HTMLFormElement;

test('a refusal of the server keeps its text and the messages of the fields', () => {
  expect(refusalOf({ message: 'No.', fields: { name: 'Falta.' } }, form)).toEqual({
    problem: 'No.',
    errors: { name: 'Falta.' },
    form,
  });
  expect(refusalOf({ message: 'No.' }, form).errors).toEqual({});
});

test('a field that changes loses its message, the others keep theirs, and the focus stays', () => {
  const refused = refusalOf({ message: 'No.', fields: { name: 'Falta.', email: 'Mal.' } }, form);
  expect(withMarks(refused, { name: undefined })).toEqual({
    problem: 'No.',
    errors: { email: 'Mal.' },
    form: null,
  });
  expect(withMarks(NO_REFUSAL, { email: 'Mal.' }).errors).toEqual({ email: 'Mal.' });
});
