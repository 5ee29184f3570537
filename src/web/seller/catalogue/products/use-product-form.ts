import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useRevalidator } from 'react-router';
import { factProblems } from '../../../../domain/product-facts.ts';
import {
  emptyProductForm,
  formProblems,
  missingToPublish,
  type ProductForm,
} from '../../../../domain/product-form.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { toastRefusal } from '../../../app/refusal.ts';
import { useSending } from '../../../app/use-sending.ts';
import { type CategorySchema, useCategorySchema } from './use-category-schema.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';
import { PICTURE_UPLOADS } from './use-picture-uploads.ts';
import { VARIANT_CELLS } from './variant-cells.ts';

export type SellerProduct = OutputOf<Endpoints['getSellerProduct']>;

export interface Conflict {
  changes: { personName: string; happenedAt: string; fields: string[] }[];
}

const WAIT_FOR_PICTURES = 'Espera a que terminen de subir las fotos.';

/** The form of a product with everything around saving it. What was typed stays until it is saved. */
export function useProductForm(
  product: SellerProduct | null,
  initialForm: ProductForm,
  initialSchema: CategorySchema,
) {
  const { errors, problem: told, sending, send, refuse, mark } = useSending();
  const { form, isDirty, unreadable, type, markReadable, settle } = useTypedProduct(initialForm);
  const schema = useCategorySchema(form, initialSchema);
  const problem = told === WAIT_FOR_PICTURES && !unreadable.has(PICTURE_UPLOADS) ? null : told;
  const [version, setVersion] = useState(product?.version ?? 0);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const store = async () => {
    const reply = product
      ? await callApi('editProduct', { params: { productId: product.id }, body: { version, form } })
      : await callApi('createProduct', { body: { form } });
    if (reply.ok) return reply;
    setConflict(reply.reason === 'product-changed' ? conflictIn(reply.details) : null);
    return { ...reply, fields: ofForm(reply.fields) };
  };
  const save = async (activate: boolean, sent: HTMLFormElement | null) => {
    // While two versions stand against each other she chooses first; the same one again would be refused again.
    if (sending || conflict) return;
    // Saved, the form is mounted anew: what arrives afterwards would be lost with this one.
    if (unreadable.has(PICTURE_UPLOADS)) return refuse({ errors, problem: WAIT_FOR_PICTURES, form: null });
    const missing = activate || product?.state === 'active' ? missingToPublish(form) : {};
    const unread = unreadable.has(VARIANT_CELLS) && { stock: 'Revisa las celdas marcadas.' };
    const found = { ...missing, ...formProblems(form), ...factProblems(schema.fields, form), ...unread };
    if (Object.keys(found).length > 0 || unreadable.size > 0)
      return refuse({
        errors: found,
        problem: 'Revisa los campos marcados; lo que escribiste sigue aquí.',
        form: sent,
      });
    const finish = async (stored: SellerProduct) => {
      settle();
      const told = activate ? await activated(stored) : { ok: true };
      if (product) await revalidate();
      else await navigate(sellerPaths.product(stored.id), { replace: true });
      return told.ok && (activate ? 'Producto activo.' : 'Guardado.');
    };
    await send(store, finish, sent);
  };
  /** Goes on with what was typed over the version of the others. */
  const keepMine = async () => {
    if (!product) return;
    const say = (text: string) => refuse({ errors, problem: text, form: null });
    const latest = await callApi('getSellerProduct', { params: { productId: product.id } });
    if (!latest.ok) return say(latest.message);
    setVersion(latest.value.version);
    setConflict(null);
    say('Lo tuyo sigue aquí. Guarda de nuevo para ponerlo encima.');
  };
  const takeTheirs = async () => {
    settle();
    setConflict(null);
    await revalidate();
  };
  const change = (parts: Partial<ProductForm>) => {
    type(parts);
    const facts = parts.facts?.map(({ key }) => `facts.${key}`) ?? [];
    mark(Object.fromEntries([...Object.keys(parts), ...facts].map((name) => [name, undefined])));
  };
  const blocker = useLeavingGuard(isDirty);
  return {
    ...{ form, change, markReadable, errors, problem, conflict, saving: sending, isDirty, blocker },
    ...{ save, keepMine, takeTheirs, schema },
  };
}

/** What was typed beside what is saved. */
function useTypedProduct(initialForm: ProductForm) {
  const [form, setForm] = useState(initialForm);
  const [saved, setSaved] = useState(initialForm);
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const markReadable = useCallback((name: string, isReadable: boolean) => {
    setUnreadable((old) => {
      if (old.has(name) !== isReadable) return old;
      const next = new Set(old);
      if (isReadable) next.delete(name);
      else next.add(name);
      return next;
    });
  }, []);
  return {
    form,
    isDirty: JSON.stringify(form) !== JSON.stringify(saved) || unreadable.size > 0,
    unreadable,
    type: (parts: Partial<ProductForm>) => setForm((old) => ({ ...old, ...parts })),
    markReadable,
    /** At once: the way out of a page that is saved asks nothing. */
    settle: () => flushSync(() => setSaved(form)),
  };
}

async function activated({ id, state }: SellerProduct) {
  if (state === 'active') return { ok: true };
  const params = { productId: id };
  return toastRefusal(await callApi('changeProductState', { params, body: { state: 'active' } }));
}

/** The server names inner fields too: 'form.stock.0.onHand'; what belongs to no field stands at the name. */
function ofForm(fields: Record<string, string> = {}): Record<string, string> {
  const entries = Object.entries(fields).map(([path, text]) => {
    const [first = '', second = ''] = path.replace(/^form\./, '').split('.');
    if (first === 'facts' && second !== '' && !/^\d+$/.test(second)) return [`facts.${second}`, text];
    return [first in emptyProductForm() ? first : 'name', text];
  });
  return Object.fromEntries(entries);
}

function conflictIn(details: unknown): Conflict {
  const changes = (details as Partial<Conflict> | undefined)?.changes ?? [];
  return { changes };
}
