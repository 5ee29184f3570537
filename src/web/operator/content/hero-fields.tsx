import { useState } from 'react';
import {
  FEATURED_SELLER_LINK,
  HERO_PALETTE_IDS,
  HERO_PALETTES,
  type HeroContent,
} from '../../../domain/store-content.ts';
import { paths } from '../../../wire/paths.ts';
import type { FieldErrors } from '../../app/refusal.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/text-fields.tsx';
import { HeroPictureField } from './hero-picture-field.tsx';

const LINKS = [
  { link: paths.products(), name: 'Todos los productos' },
  { link: paths.offers(), name: 'Las ofertas' },
  { link: paths.sellers(), name: 'La lista de vendedores' },
  { link: FEATURED_SELLER_LINK, name: 'El vendedor destacado' },
] as const;

interface HeroFieldsProps {
  hero: HeroContent;
  /** The large one: it alone has a label above its title. */
  isMain: boolean;
  problems: FieldErrors;
  onChange: (parts: Partial<HeroContent>) => void;
}

export function HeroFields({ hero, isMain, problems, onChange: change }: HeroFieldsProps) {
  return (
    <>
      {isMain && (
        <TextField
          label="Etiqueta (opcional)"
          maxLength={40}
          value={hero.eyebrow}
          onChange={(event) => change({ eyebrow: event.currentTarget.value })}
        />
      )}
      <TextAreaField
        label="Título"
        rows={3}
        maxLength={90}
        hint="Cada renglón se ve como lo escribes."
        error={problems.title}
        value={hero.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextField
        label="Texto (opcional)"
        maxLength={140}
        hint={isMain ? 'Se ve en pantallas anchas.' : undefined}
        value={hero.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <TextField
        label="Texto del botón"
        maxLength={30}
        error={problems.buttonText}
        value={hero.buttonText}
        onChange={(event) => change({ buttonText: event.currentTarget.value })}
      />
      <LinkFields link={hero.link} problem={problems.link} onChange={(link) => change({ link })} />
      <PictureFields {...{ hero, isMain, problems, onChange: change }} />
      <PaletteField hero={hero} onChange={change} />
    </>
  );
}

function PictureFields({ hero, isMain, problems, onChange: change }: HeroFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <HeroPictureField
        label="Imagen ancha"
        hint={isMain ? '1260 × 750 píxeles, el dibujo a la derecha.' : '880 × 936 píxeles, el dibujo abajo.'}
        kind={isMain ? 'wideFirst' : 'wideSecond'}
        url={hero.wideUrl}
        error={problems.wideUrl}
        onChange={(wideUrl) => change({ wideUrl })}
      />
      <HeroPictureField
        label="Imagen de celular"
        hint="780 × 860 píxeles, el dibujo abajo."
        kind="narrow"
        url={hero.narrowUrl}
        error={problems.narrowUrl}
        onChange={(narrowUrl) => change({ narrowUrl })}
      />
    </div>
  );
}

function PaletteField({ hero, onChange: change }: Pick<HeroFieldsProps, 'hero' | 'onChange'>) {
  return (
    <SelectField
      label="Color detrás del texto"
      hint={
        hero.wideUrl
          ? 'Se funde con la imagen, para que el texto se lea.'
          : 'Con el dibujo original va su propio color.'
      }
      disabled={hero.wideUrl === null}
      value={hero.palette}
      onChange={(event) => {
        const palette = HERO_PALETTE_IDS.find((id) => id === event.currentTarget.value);
        if (palette) change({ palette });
      }}
    >
      {HERO_PALETTE_IDS.map((id) => (
        <option key={id} value={id}>
          {HERO_PALETTES[id].name}
        </option>
      ))}
    </SelectField>
  );
}

interface LinkFieldsProps {
  link: string;
  problem: string | undefined;
  onChange: (link: string) => void;
}

function LinkFields({ link, problem, onChange }: LinkFieldsProps) {
  // Not told by the link alone: what is typed may be one of the others for a moment.
  const [isOther, setOther] = useState(!LINKS.some((one) => one.link === link));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="El botón lleva a"
        value={isOther ? '' : link}
        onChange={(event) => {
          setOther(event.currentTarget.value === '');
          onChange(event.currentTarget.value);
        }}
      >
        {LINKS.map(({ link: known, name }) => (
          <option key={known} value={known}>
            {name}
          </option>
        ))}
        <option value="">Otra dirección</option>
      </SelectField>
      {isOther && (
        <TextField
          label="Dirección"
          placeholder={paths.category(69)}
          maxLength={300}
          error={problem}
          value={link}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
      )}
    </div>
  );
}
