import { useState } from 'react';
import type { ReadValue } from '../../../server/panel-door.ts';
import { paths } from '../../../wire/paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { AboutProduct } from '../../panel/about-product.tsx';
import { ageText } from '../../panel/age-text.ts';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';
import { CardList } from '../../panel/card-list.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { sellerQuestionsLoader } from './questions.loader.ts';
import { CONTACT_HINT, TextForm } from './text-form.tsx';

export function Page({ data }: PageProps<typeof sellerQuestionsLoader>) {
  const { questions, tabs, firstHref, nextHref, now } = data;
  return (
    <>
      <PageHeading title="Preguntas" text="Tu respuesta se publica en la página del producto." />
      <ViewChoice label="Estado de las preguntas" choices={tabs} />
      <CardList items={questions} empty="No hay preguntas aquí." firstHref={firstHref} nextHref={nextHref}>
        {(question) => <QuestionCard key={question.id} question={question} now={now} />}
      </CardList>
    </>
  );
}

type SellerQuestion = ReadValue<'listSellerQuestions'>['questions'][number];

function QuestionCard({ question, now }: { question: SellerQuestion; now: number }) {
  const { authorName, askedAt, text, answer, reportReason } = question;
  const isOpen = answer === null && reportReason === null;
  const when = isOpen ? ageText(Date.parse(askedAt), now) : momentText(Date.parse(askedAt), now);
  return (
    <AboutProduct about={question} href={paths.product(question.productId)} note={`${authorName} · ${when}`}>
      <p className="mt-3 whitespace-pre-line break-words">{text}</p>
      {isOpen && <OpenQuestion id={question.id} />}
      {answer !== null && <GivenAnswer question={question} answer={answer} />}
      {reportReason !== null && (
        <p className="mt-3 break-words text-tinta-2">Reportada: {reportReason}. La plataforma la revisa.</p>
      )}
    </AboutProduct>
  );
}

function OpenQuestion({ id }: { id: number }) {
  const [reporting, setReporting] = useState(false);
  return (
    <>
      {reporting ? (
        <TextForm
          key="report"
          label="¿Por qué la reportas?"
          name="reason"
          button="Reportar pregunta"
          maxLength={500}
          done="Reportamos la pregunta."
          send={(reason) => callApi('reportQuestion', { params: { questionId: id }, body: { reason } })}
        />
      ) : (
        <TextForm
          key="answer"
          label="Tu respuesta"
          name="text"
          button="Responder"
          maxLength={1000}
          hint={CONTACT_HINT}
          done="Publicamos tu respuesta."
          send={(text) => callApi('answerQuestion', { params: { questionId: id }, body: { text } })}
        />
      )}
      <Button size="compact" variant="outline" className="mt-3" onClick={() => setReporting(!reporting)}>
        {reporting ? 'Volver a responder' : 'Reportar'}
      </Button>
    </>
  );
}

function GivenAnswer({ question, answer }: { question: SellerQuestion; answer: string }) {
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <TextForm
        label="Tu respuesta"
        name="text"
        initial={answer}
        button="Guardar"
        maxLength={1000}
        hint={CONTACT_HINT}
        done="Cambiamos tu respuesta."
        send={(text) => callApi('answerQuestion', { params: { questionId: question.id }, body: { text } })}
        onDone={() => setEditing(false)}
      />
    );
  return (
    <>
      <p className="mt-3 whitespace-pre-line break-words border-linea border-l-[3px] pl-4 text-tinta-2">
        {answer}
      </p>
      {question.editableUntil && (
        <Button size="compact" variant="outline" className="mt-3" onClick={() => setEditing(true)}>
          Cambiar respuesta
        </Button>
      )}
    </>
  );
}
