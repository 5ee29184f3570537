import { useEffect, useState } from 'react';
import { addAttribute } from '../../../../domain/product-choices.ts';
import { MAXIMUM_ATTRIBUTES, type ProductForm } from '../../../../domain/product-form.ts';
import { callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';

interface Suggestion {
  name: string;
  terms: string[];
}

interface AttributeSuggestionsProps {
  form: ProductForm;
  change: (parts: Partial<ProductForm>) => void;
}

/** What the marketplace offers for the chosen category: one press takes the attribute with its usual choices. */
export function AttributeSuggestions({ form, change }: AttributeSuggestionsProps) {
  const { mainCategoryId, subcategoryId, attributes } = form;
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    setSuggestions([]);
    if (mainCategoryId === null) return;
    const query = { mainCategoryId, subcategoryId: subcategoryId ?? undefined };
    void callApi('listSuggestedAttributes', { query }, { signal: asking.signal }).then((reply) => {
      // Without an answer the seller writes her own: nothing is lost.
      if (reply.ok && !asking.signal.aborted) setSuggestions(reply.value);
    });
    return () => asking.abort();
  }, [mainCategoryId, subcategoryId]);
  const taken = attributes.map(({ name }) => name.toLowerCase());
  const free = suggestions.filter(({ name }) => !taken.includes(name.toLowerCase()));
  if (free.length === 0 || attributes.length >= MAXIMUM_ATTRIBUTES) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-small text-tinta-2">Usuales en esta categoría:</p>
      {free.map(({ name, terms }) => (
        <Button
          key={name}
          variant="outline"
          size="compact"
          onClick={() => change(addAttribute(form, name, terms))}
        >
          {name}
          <span className="sr-only">: {terms.join(', ')}</span>
        </Button>
      ))}
    </div>
  );
}
