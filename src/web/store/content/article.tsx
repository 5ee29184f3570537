import type { ReactNode } from 'react';

interface ArticleProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of text: one column of readable width. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <article className="page-width pt-8 lg:pt-11">
      <h1 className="heading-1">{title}</h1>
      <p className="mt-4 max-w-[68ch] text-lead/7 text-tinta-2">{lead}</p>
      <div className="mt-10 grid gap-10">{children}</div>
    </article>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-[68ch]">
      <h2 className="heading-2">{title}</h2>
      <div className="mt-4 grid gap-4 text-lead/7 text-tinta-2">{children}</div>
    </section>
  );
}

export const textLink = 'text-link';
