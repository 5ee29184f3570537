import { type ComponentType, useEffect, useState } from 'react';
import { UNREACHED } from '../../../app/api-client.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { ShownQuestion } from './product.loader.ts';

interface Props {
  productId: number;
  questions: ShownQuestion[];
  /** Addresses of the other pages; null: there is none. */
  firstHref: string | null;
  nextHref: string | null;
}

const loadForm = () => import('./question-form.tsx');

/** What people asked and the shop's answers. The form comes when somebody wants to ask. */
export function ProductQuestions({ productId, questions, firstHref, nextHref }: Props) {
  const [Form, setForm] = useState<ComponentType<{ productId: number }> | null>(null);
  const [isLost, setIsLost] = useState(false);
  const open = () =>
    loadForm().then(
      (part) => setForm(() => part.QuestionForm),
      () => setIsLost(true),
    );
  useEffect(() => {
    // Back from the login with a question that was typed before.
    if (location.hash === '#preguntar') void loadForm().then((part) => setForm(() => part.QuestionForm));
  }, []);
  return (
    <section className="section-gap" aria-labelledby="preguntas">
      <h2 id="preguntas" className="heading-2 mb-4">
        Preguntas
      </h2>
      {Form ? (
        <Form productId={productId} />
      ) : (
        <Button variant="outline" className="noscript:hidden" onClick={open}>
          Hacer una pregunta
        </Button>
      )}
      {isLost && !Form && (
        <p role="alert" className="mt-3 text-error">
          {UNREACHED}
        </p>
      )}
      <ul>
        {questions.map(({ id, text, authorName, answer, day }) => (
          <li key={id} className="border-linea border-b py-5 last:border-b-0">
            <p className="whitespace-pre-line break-words font-semibold">{text}</p>
            <p className="mt-2 whitespace-pre-line break-words text-tinta-2">{answer}</p>
            <p className="mt-1 text-small/5 text-tinta-3">
              {authorName} · {day}
            </p>
          </li>
        ))}
      </ul>
      {questions.length === 0 && <p className="mt-3 text-tinta-2">Nadie ha preguntado todavía.</p>}
      {firstHref && (
        <ButtonLink variant="outline" href={firstHref}>
          Volver al inicio
        </ButtonLink>
      )}
      {nextHref && (
        <ButtonLink variant="outline" href={nextHref}>
          Ver más preguntas
        </ButtonLink>
      )}
    </section>
  );
}
