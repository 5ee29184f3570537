import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { sellerCasePaths } from '../../../wire/rights/case-paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card } from '../../panel/card.tsx';
import { countText } from '../../panel/count-text.ts';
import { Icon, type IconProps } from '../../ui/icon.tsx';
import type { HomeData } from './home.page.tsx';

interface Todo {
  icon: 'package' | 'truck' | 'chat-circle' | 'tag' | 'storefront' | 'wallet' | 'scales';
  text: string;
  /** What makes it urgent, or why it is there. */
  note?: string | undefined;
  isUrgent?: boolean;
  href: string;
}

/** What waits for the shop, the most urgent first; nothing when it is up to date. */
export function TodoList(data: HomeData) {
  const todos = todosOf(data);
  if (todos.length === 0) return null;
  return (
    <Card className="mb-3 sm:mb-5" title="Por hacer">
      <ul className="mt-2 divide-y divide-linea">
        {todos.map(({ icon, text, note, isUrgent, href }) => (
          <li key={href + text}>
            <a
              href={href}
              className="-mx-2 flex min-h-[48px] items-center gap-3 rounded-[12px] px-2 py-2 hover:bg-crema-1"
            >
              <Icon {...({ name: icon } as IconProps)} size={22} className="shrink-0 text-tinta-2" />
              <span className="min-w-0 flex-1">
                <span className="block break-words font-semibold leading-[21px]">{text}</span>
                {note && (
                  <span
                    className={`block break-words text-small leading-5 ${isUrgent ? 'font-semibold text-tomate-7' : 'text-tinta-2'}`}
                  >
                    {note}
                  </span>
                )}
              </span>
              <Icon name="caret-right" weight="bold" size={16} className="shrink-0 text-tinta-3" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function lackingNote({ dueAt, isOverdue }: HomeData['summary']['lackingFacts']): string | undefined {
  if (dueAt === null) return undefined;
  return isOverdue
    ? 'El plazo terminó: los que siguen a la venta se pausan.'
    : `Complétalos antes del ${formatSpanishDate(dueAt)}: después se pausan.`;
}

/** '1 vencido · 4 vencen hoy'; empty: nothing presses. */
export function urgentText({ overdue, dueToday }: HomeData['work']): string {
  const parts = [
    overdue > 0 && `${overdue} ${overdue === 1 ? 'vencido' : 'vencidos'}`,
    dueToday > 0 && `${dueToday} ${dueToday === 1 ? 'vence' : 'vencen'} hoy`,
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

function todosOf({ work, panel, summary, money }: HomeData): Todo[] {
  const { toAccept, toSend } = work;
  const { cases, questions, heldProducts } = panel.work;
  const { lackingFacts } = summary;
  const urgent = urgentText(work);
  // The dates are of both kinds together.
  const whose = toAccept > 0 && toSend > 0 ? `De los ${toAccept + toSend} por despachar: ` : '';
  const deadlines = urgent ? { note: `${whose}${urgent}`, isUrgent: true } : {};
  const todos: (Todo | false)[] = [
    toAccept > 0 && {
      icon: 'package',
      text: `${toAccept} ${toAccept === 1 ? 'pedido' : 'pedidos'} por aceptar`,
      ...deadlines,
      href: `${sellerPaths.orders()}?grupo=por-aceptar`,
    },
    toSend > 0 && {
      icon: 'truck',
      text: `${toSend} ${toSend === 1 ? 'pedido' : 'pedidos'} por preparar y enviar`,
      ...(toAccept === 0 && deadlines),
      href: `${sellerPaths.orders()}?grupo=${work.toPrepare > 0 ? 'por-preparar' : 'por-enviar'}`,
    },
    cases > 0 && {
      icon: 'scales',
      text: `${countText(cases)} ${cases === 1 ? 'caso espera' : 'casos esperan'} tu respuesta`,
      note: 'Cada uno tiene su plazo; si pasa, sigue sin tu versión.',
      href: sellerCasePaths.list({ estado: 'esperan' }),
    },
    ...heldProducts.map(
      ({ id, name, reason }): Todo => ({
        icon: 'tag',
        text: `Retiramos de la venta «${name}»`,
        note: reason,
        isUrgent: true,
        href: sellerPaths.product(id),
      }),
    ),
    questions > 0 && {
      icon: 'chat-circle',
      text: `${questions} ${questions === 1 ? 'pregunta espera' : 'preguntas esperan'} tu respuesta`,
      href: sellerPaths.questions(),
    },
    summary.lowStock > 0 && {
      icon: 'storefront',
      text: `${countText(summary.lowStock)} ${summary.lowStock === 1 ? 'producto tiene' : 'productos tienen'} pocas existencias`,
      href: sellerPaths.products({ state: 'active', stock: 'bajo' }),
    },
    lackingFacts.count > 0 && {
      icon: 'tag',
      text: `${lackingFacts.count} ${lackingFacts.count === 1 ? 'producto no dice' : 'productos no dicen'} lo que pide su categoría`,
      note: lackingNote(lackingFacts),
      isUrgent: lackingFacts.isOverdue,
      href: sellerPaths.products({ facts: 'faltan' }),
    },
    money !== null &&
      !summary.hasBankAccount &&
      panel.sellerStatus === 2 && {
        icon: 'wallet',
        text: 'Registra la cuenta bancaria donde te pagaremos',
        href: sellerPaths.bankAccount(),
      },
  ];
  return todos.filter((todo) => todo !== false);
}
