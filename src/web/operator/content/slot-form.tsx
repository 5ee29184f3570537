import type { SlotContent } from '../../../domain/store-content.ts';
import type { FieldErrors } from '../../app/refusal.ts';
import { TextField } from '../../ui/text-fields.tsx';
import { FeaturedFields, PopularFields } from './category-fields.tsx';
import type { SlotData } from './content.loader.ts';
import { HeroFields } from './hero-fields.tsx';
import { BenefitFields, MessageFields } from './list-fields.tsx';

interface SlotFormProps {
  data: SlotData;
  content: SlotContent;
  problems: FieldErrors;
  /** A function where the change may come late, as of a picture that takes its time: nothing typed meanwhile is lost. */
  change: (next: SlotContent | ((present: SlotContent) => SlotContent)) => void;
}

/** The fields of the place at hand. */
export function SlotForm({ data, content, problems, change }: SlotFormProps) {
  const { heroFirst, heroSecond, ticker, benefits, promo, popular, featured } = content;
  if (heroFirst)
    return (
      <HeroFields
        isMain
        hero={heroFirst}
        problems={problems}
        onChange={(parts) =>
          change((present) => ({ heroFirst: { ...heroFirst, ...present.heroFirst, ...parts } }))
        }
      />
    );
  if (heroSecond)
    return (
      <HeroFields
        isMain={false}
        hero={heroSecond}
        problems={problems}
        onChange={(parts) =>
          change((present) => ({ heroSecond: { ...heroSecond, ...present.heroSecond, ...parts } }))
        }
      />
    );
  if (ticker)
    return (
      <MessageFields
        messages={ticker.messages}
        problems={problems}
        onChange={(messages) => change({ ticker: { messages } })}
      />
    );
  if (benefits)
    return (
      <BenefitFields
        items={benefits.items}
        problems={problems}
        onChange={(items) => change({ benefits: { items } })}
      />
    );
  if (promo)
    return <PromoFields promo={promo} problems={problems} onChange={(next) => change({ promo: next })} />;
  if (popular)
    return (
      <PopularFields
        categoryIds={popular.categoryIds}
        categories={data.mainCategories}
        problems={problems}
        onChange={(categoryIds) => change({ popular: { categoryIds } })}
      />
    );
  if (featured)
    return (
      <FeaturedFields
        featured={featured}
        data={data}
        problems={problems}
        onChange={(next) => change({ featured: next })}
      />
    );
  return null;
}

type Promo = NonNullable<SlotContent['promo']>;

const PROMO_FIELDS = [
  { name: 'highlight', label: 'Texto destacado', maximum: 60 },
  { name: 'text', label: 'Texto', maximum: 90 },
  { name: 'facebookUrl', label: 'Facebook', maximum: 300 },
  { name: 'instagramUrl', label: 'Instagram', maximum: 300 },
  { name: 'linkedinUrl', label: 'LinkedIn', maximum: 300 },
] as const;

interface PromoFieldsProps {
  promo: Promo;
  problems: FieldErrors;
  onChange: (promo: Promo) => void;
}

function PromoFields({ promo, problems, onChange }: PromoFieldsProps) {
  return PROMO_FIELDS.map(({ name, label, maximum }) => (
    <TextField
      key={name}
      label={label}
      maxLength={maximum}
      hint={name.endsWith('Url') ? 'Vacío: el icono no se muestra.' : undefined}
      error={problems[name]}
      value={promo[name]}
      onChange={(event) => onChange({ ...promo, [name]: event.currentTarget.value })}
    />
  ));
}
