import { CASE_OUTCOMES, CASE_STATES } from './rights/case-flow.ts';
import { caseOutcomeName, caseStateName } from './rights/case-text.ts';

/** How the log names what shops and operators do with cases. */
export const CASE_ACTIONS: Record<string, string> = {
  'case.moved': 'Respondió un caso',
  'case.message': 'Escribió en un caso',
  'case.ruled': 'La plataforma decidió un caso',
  'case.file-exported': 'Descargó el expediente de un caso',
  'case.extended': 'La plataforma prorrogó un caso',
};

export const CASE_SUBJECTS: Record<string, string> = { case: 'Caso' };

export const CASE_NAMES: Record<string, string> = {
  caseState: 'Estado del caso',
  caseDate: 'Fecha del caso',
  caseMessage: 'Mensaje',
  ruling: 'Decisión',
  fileIndex: 'SHA-256 del índice',
  fileParts: 'Archivos',
};

export const CASE_VALUES: Record<string, Record<string, string>> = {
  caseState: Object.fromEntries(CASE_STATES.map((state) => [state, caseStateName(state)])),
  ruling: Object.fromEntries(CASE_OUTCOMES.map((outcome) => [outcome, caseOutcomeName(outcome)])),
};
