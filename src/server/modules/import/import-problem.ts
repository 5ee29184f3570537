/** Why an upload cannot be read or an import cannot go on, in Spanish for the shop. All else that is thrown is a bug. */
export class ImportProblem extends Error {}
