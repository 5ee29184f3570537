/** What keeps orders or pictures from being stored. */
export type WritingProblem =
  | 'disk full'
  | 'database full'
  | 'database takes no writes'
  | 'database does not answer'
  | 'files cannot be written';

/** Null: all of it can be stored. */
export type WritingProof = () => Promise<WritingProblem | null>;
