import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { CaseView } from '../../../../wire/rights/case-entities.ts';
import { Notice } from '../../../ui/surfaces.tsx';
import type { NewCaseState } from '../ask/use-case-request.ts';
import { AccountPanel } from './account-panel.tsx';
import type { CaseData } from './case.loader.ts';
import { CaseGate } from './case-gate.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseMessages } from './case-messages.tsx';
import { CaseMoves } from './case-moves.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { Papers } from './papers.tsx';
import { Timeline } from './timeline.tsx';

/** Spec of the rights desk: one case, whatever it is about. */
export function Page({ data }: { data: CaseData }) {
  if (!data.shown) return <CaseGate key={data.number} data={data} />;
  return <ShownCase key={data.number} first={data.shown} data={data} />;
}

export interface CasePartProps {
  shown: CaseView;
  today: string;
}

/** What a part of the page needs that changes the case: each change answers with all of it. */
export interface ChangingPartProps extends CasePartProps {
  onChange: (next: CaseView) => void;
}

function ShownCase({ first, data: { today, isLoggedIn } }: { first: CaseView; data: CaseData }) {
  const [changed, setChanged] = useState<{ since: CaseView; now: CaseView } | null>(null);
  // A newer page wins over what was answered to an older one.
  const shown = changed?.since === first ? changed.now : first;
  const part = { shown, today, onChange: (now: CaseView) => setChanged({ since: first, now }) };
  return (
    <div className="page-width pb-16">
      <CaseHead shown={shown} isLoggedIn={isLoggedIn} />
      <NewCaseNotice number={shown.number} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
        <div className="grid gap-5">
          <ClockPanel {...part} />
          {shown.needsAccount && <AccountPanel {...part} />}
          <CaseMoves {...part} />
          <Timeline {...part} />
          <CaseMessages {...part} />
        </div>
        <div className="grid gap-5">
          <MoneyPanel {...part} />
          <Papers shown={shown} />
        </div>
      </div>
    </div>
  );
}

/** Right after it was opened: its number and that the mail is on its way. */
function NewCaseNotice({ number }: { number: string }) {
  const told = useLocation().state as NewCaseState | null;
  // The browser keeps that state for a page loaded again, of which the server knows nothing: told once, on the way here.
  const isTakenOver = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [cameFromForm] = useState(isTakenOver);
  if (!told?.isNew || !cameFromForm) return null;
  const { lostPhotos } = told;
  return (
    <div role="status" className="mt-5 grid gap-3">
      <Notice tone="done">
        Quedó radicado con el número <b className="font-semibold">{number}</b>. Te mandamos la constancia al
        correo.
      </Notice>
      {lostPhotos > 0 && (
        <Notice tone="attention">
          {lostPhotos === 1 ? '1 foto no se pudo subir' : `${lostPhotos} fotos no se pudieron subir`}:
          agrégalas abajo, en Mensajes.
        </Notice>
      )}
    </div>
  );
}
