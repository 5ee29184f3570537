import type { Result } from '../domain/result.ts';
import type { ErrorReason } from '../wire/errors.ts';
import type { createPanelReads } from './modules/panel-reads.ts';

// The one door between the panels' pages and the server: types only, so that nothing of the server reaches a browser.
type PanelReads = ReturnType<typeof createPanelReads>;

export type ReadName = keyof PanelReads;

export type ReadInput<Name extends ReadName> = Parameters<PanelReads[Name]>[0];

/** What a read answers, as the services made it. */
export type ReadValue<Name extends ReadName> = Extract<
  Awaited<ReturnType<PanelReads[Name]>>,
  { ok: true }
>['value'];

export type ReadPanel = <Name extends ReadName>(
  name: Name,
  input: ReadInput<Name>,
) => Promise<Result<ReadValue<Name>, ErrorReason>>;
