import { useState } from 'react';
import { DECISIONS_IN_STATE, type QuestionDecision, type QuestionView } from '../../../domain/moderation.ts';
import { OPERATOR_QUEUES } from '../../../domain/operator-queue.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import type { ModeratedQuestion } from '../../../wire/reviews/operator-moderation.ts';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { AboutProduct } from '../../panel/about-product.tsx';
import { promiseState } from '../../panel/age-text.ts';
import { CardList } from '../../panel/card-list.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { ReasonDialog } from '../../panel/reason-dialog.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { DecisionNote } from './decision-note.tsx';
import type { operatorQuestionsLoader } from './moderation.loaders.ts';
import { ModerationHead } from './moderation-tabs.tsx';

export function Page({ data }: PageProps<typeof operatorQuestionsLoader>) {
  const { panel, view, views, questions, firstHref, nextHref, now } = data;
  return (
    <>
      <ModerationHead panel={panel} current="reports" views={views} />
      <CardList items={questions} empty="No hay preguntas aquí." firstHref={firstHref} nextHref={nextHref}>
        {(question) => <QuestionCard key={question.id} question={question} view={view} now={now} />}
      </CardList>
    </>
  );
}

interface QuestionCardProps {
  question: ModeratedQuestion;
  view: QuestionView;
  now: number;
}

function QuestionCard({ question, view, now }: QuestionCardProps) {
  const { id, authorName, askedAt, text, answer, reportReason, reportedAt } = question;
  const promise = reportedAt
    ? promiseState(Date.parse(reportedAt), OPERATOR_QUEUES.reports.promiseHours, now)
    : null;
  return (
    <AboutProduct
      about={question}
      href={operatorPaths.product(question.productId)}
      note={`${authorName} · ${momentText(Date.parse(askedAt), now)}`}
      tag={
        view === 'reported' &&
        promise && <Tag tone={promise.isLate ? 'urgent' : 'attention'}>{promise.text}</Tag>
      }
    >
      <p className="mt-3 whitespace-pre-line break-words">{text}</p>
      {answer && (
        <p className="mt-3 whitespace-pre-line break-words border-linea border-l-[3px] pl-4 text-tinta-2">
          {answer}
        </p>
      )}
      {reportReason && (
        <p className="mt-3 break-words text-small">
          <strong className="font-semibold">La tienda la reportó:</strong> {reportReason}
        </p>
      )}
      <DecisionNote decided={question} now={now} />
      <Decisions questionId={id} view={view} />
    </AboutProduct>
  );
}

const TEXTS = {
  hide: {
    button: 'Ocultar',
    done: 'La pregunta está oculta.',
    explanation:
      'La pregunta y su respuesta dejan de verse mientras la revisas. Les avisamos a la tienda y a quien preguntó.',
  },
  remove: {
    button: 'Retirar',
    done: 'La pregunta está retirada.',
    explanation:
      'La pregunta desaparece para siempre. Les avisamos a la tienda y a quien preguntó, con tu motivo.',
  },
} as const;

function Decisions({ questionId, view }: { questionId: number; view: QuestionView }) {
  const [asking, setAsking] = useState<'hide' | 'remove' | null>(null);
  const { sending, problem, send } = usePanelCall();
  const decide = (decision: QuestionDecision, reason: string) =>
    callApi('decideQuestion', { params: { questionId }, body: { decision, reason } });
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {DECISIONS_IN_STATE[view].map((decision) =>
          decision === 'restore' ? (
            <Button
              key={decision}
              size="compact"
              loading={sending}
              loadingLabel="Guardando..."
              onClick={() => void send(() => decide('restore', ''), 'La pregunta está de vuelta.')}
            >
              {view === 'reported' ? 'Devolver a la tienda' : 'Restaurar'}
            </Button>
          ) : (
            <Button
              key={decision}
              size="compact"
              variant={decision === 'hide' ? 'outline' : 'destructive'}
              onClick={() => setAsking(decision)}
            >
              {TEXTS[decision].button}
            </Button>
          ),
        )}
      </div>
      <FormProblem text={problem} />
      {asking && (
        <ReasonDialog
          title={`${TEXTS[asking].button} la pregunta`}
          explanation={TEXTS[asking].explanation}
          label="Motivo"
          suggestions={['Contiene insultos', 'Es publicidad', 'Contiene datos personales']}
          button={TEXTS[asking].button}
          done={TEXTS[asking].done}
          isDestructive
          send={(reason) => decide(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
