/** Papers of a case for the marketplace's own people; no JSON, hence no endpoint. */
export const OPERATOR_CASE_PAPER = '/api/operacion/casos/:number/papeles/:paper';

/** The whole file of a case, as a ZIP for the Superintendencia. */
export const CASE_DOSSIER = '/api/operacion/casos/:number/expediente';

export function caseDossierPath(number: string): string {
  return CASE_DOSSIER.replace(':number', number);
}

/** As the address names them. */
export const OPERATOR_PAPER_WORDS = {
  constancia: 'receipt',
  reversion: 'bankCertificate',
  devolucion: 'returnSheet',
} as const;

export type OperatorPaperWord = keyof typeof OPERATOR_PAPER_WORDS;

export function operatorCasePaperPath(number: string, paper: OperatorPaperWord): string {
  return OPERATOR_CASE_PAPER.replace(':number', number).replace(':paper', paper);
}
