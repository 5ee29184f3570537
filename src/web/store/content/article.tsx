import type { ReactNode } from 'react';

interface ArticleProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of text: one column of readable width. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <article className="mx-auto max-w-[1240px] px-4 pt-10 pb-16 lg:px-6">
      <h1 className="font-display text-[28px]/[31px] tracking-[-.022em] lg:text-[38px]/[41px]">{title}</h1>
      <p className="mt-4 max-w-[68ch] text-[17px]/7 text-tinta-2">{lead}</p>
      <div className="mt-10 grid gap-10">{children}</div>
    </article>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-[68ch]">
      <h2 className="font-display text-[23px]/[26px] tracking-[-.022em] lg:text-[28px]/[30px]">{title}</h2>
      <div className="mt-4 grid gap-4 text-[17px]/7 text-tinta-2">{children}</div>
    </section>
  );
}

export const textLink = 'text-verde-7 underline underline-offset-4';
