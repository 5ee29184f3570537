import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useRevalidator } from 'react-router';
import {
  emptyProductForm,
  formProblems,
  missingToPublish,
  type ProductForm,
} from '../../../../domain/product-form.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { type ApiFailure, callApi } from '../../../app/api-client.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';

export type SellerProduct = OutputOf<Endpoints['getSellerProduct']>;

export interface Conflict {
  changes: { personName: string; happenedAt: string; fields: string[] }[];
}

export type FieldErrors = Partial<Record<keyof ProductForm, string>>;

/** The form of a product with everything around saving it. What was typed stays until it is saved. */
export function useProductForm(product: SellerProduct | null, initialForm: ProductForm) {
  const [form, setForm] = useState(initialForm);
  const [saved, setSaved] = useState(initialForm);
  const [version, setVersion] = useState(product?.version ?? 0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saving, setSaving] = useState(false);
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isDirty = JSON.stringify(form) !== JSON.stringify(saved) || unreadable.size > 0;
  const blocker = useLeavingGuard(isDirty);
  const change = useCallback((parts: Partial<ProductForm>) => {
    setForm((old) => ({ ...old, ...parts }));
    setErrors((old) => without(old, Object.keys(parts)));
  }, []);
  const markReadable = useCallback((name: string, isReadable: boolean) => {
    setUnreadable((old) => {
      if (old.has(name) !== isReadable) return old;
      const next = new Set(old);
      if (isReadable) next.delete(name);
      else next.add(name);
      return next;
    });
  }, []);
  const refuse = (fields: FieldErrors, text: string) => {
    setErrors(fields);
    setProblem(text);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const refuseReply = ({ reason, message, fields, details }: ApiFailure) => {
    setConflict(reason === 'product-changed' ? conflictIn(details) : null);
    refuse(ofForm(fields), message);
  };
  const save = async (activate: boolean) => {
    if (saving) return;
    setProblem(null);
    const wrong = formProblems(form);
    const missing = activate || product?.state === 'active' ? missingToPublish(form) : {};
    const found = { ...missing, ...wrong };
    if (Object.keys(found).length > 0 || unreadable.size > 0)
      return refuse(found, 'Revisa los campos marcados; lo que escribiste sigue aquí.');
    setSaving(true);
    const reply = product
      ? await callApi('editProduct', { params: { productId: product.id }, body: { version, form } })
      : await callApi('createProduct', { body: { form } });
    if (!reply.ok) {
      setSaving(false);
      return refuseReply(reply);
    }
    // At once: the way out of a page that is saved asks nothing.
    flushSync(() => setSaved(form));
    const { id } = reply.value;
    const shown =
      activate && reply.value.state !== 'active'
        ? await callApi('changeProductState', { params: { productId: id }, body: { state: 'active' } })
        : reply;
    if (!shown.ok) showToast({ kind: 'error', text: shown.message });
    else showToast({ kind: 'success', text: activate ? 'Producto activo.' : 'Guardado.' });
    if (product) await revalidate();
    else await navigate(sellerPaths.product(id), { replace: true });
    setSaving(false);
  };
  /** Goes on with what was typed over the version of the others. */
  const keepMine = async () => {
    if (!product) return;
    const latest = await callApi('getSellerProduct', { params: { productId: product.id } });
    if (!latest.ok) return setProblem(latest.message);
    setVersion(latest.value.version);
    setConflict(null);
    setProblem('Lo tuyo sigue aquí. Guarda de nuevo para ponerlo encima.');
  };
  const takeTheirs = async () => {
    flushSync(() => setSaved(form));
    setConflict(null);
    await revalidate();
  };
  return {
    form,
    change,
    markReadable,
    errors,
    problem,
    conflict,
    saving,
    isDirty,
    blocker,
    save,
    keepMine,
    takeTheirs,
  };
}

/** The server names inner fields too: 'form.stock.0.onHand'; what belongs to no field stands at the name. */
function ofForm(fields: Record<string, string> = {}): FieldErrors {
  const entries = Object.entries(fields).map(([path, text]) => {
    const [first = ''] = path.replace(/^form\./, '').split('.');
    return [first in emptyProductForm() ? first : 'name', text];
  });
  return Object.fromEntries(entries);
}

function conflictIn(details: unknown): Conflict {
  const changes = (details as Partial<Conflict> | undefined)?.changes ?? [];
  return { changes };
}

function without(errors: FieldErrors, names: string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}
