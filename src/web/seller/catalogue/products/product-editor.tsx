import type { ProductForm, ProductProblems } from '../../../../domain/product-form.ts';
import type { FieldErrors } from '../../../app/refusal.ts';
import type { CategoryChoice } from '../../../panel/use-categories.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { CHANGE_NAMES } from './change-names.ts';
import { ChoiceSection } from './choice-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { FactSection } from './fact-section.tsx';
import { LeavingDialog } from './leaving-dialog.tsx';
import { PictureSection } from './picture-section.tsx';
import { PriceSection } from './price-section.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ShippingSection } from './shipping-section.tsx';
import type { CategorySchema } from './use-category-schema.ts';
import { type Conflict, type SellerProduct, useProductForm } from './use-product-form.ts';

/** What each section of the form gets. */
export interface SectionProps {
  form: ProductForm;
  change: (parts: Partial<ProductForm>) => void;
  /** A field whose text cannot be read as a number stops the save, and so do pictures on their way. */
  markReadable: (name: string, isReadable: boolean) => void;
  errors: FieldErrors<keyof ProductProblems>;
}

interface ProductEditorProps {
  product: SellerProduct | null;
  initialForm: ProductForm;
  categories: readonly CategoryChoice[];
  mayEdit: boolean;
  /** Of the category that the product has. */
  schema: CategorySchema;
}

export function ProductEditor(props: ProductEditorProps) {
  const { product, initialForm, categories, mayEdit } = props;
  const editor = useProductForm(product, initialForm, props.schema);
  const { form, saving, isDirty, save } = editor;
  const section: SectionProps = editor;
  const canActivate = product === null || product.state === 'draft' || product.state === 'paused';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(false, event.currentTarget);
      }}
      className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_320px]"
    >
      <fieldset disabled={!mayEdit || saving} className="m-0 grid min-w-0 gap-5 border-0 p-0">
        <legend className="sr-only">Datos del producto</legend>
        <Sections section={section} categories={categories} schema={editor.schema} />
      </fieldset>
      <ProductPreview form={form} fields={editor.schema.fields} />
      {mayEdit && (
        <div className="sticky bottom-0 z-20 -mx-4 border-linea border-t bg-papel px-4 py-3 sm:mx-0 sm:rounded-t-[18px] lg:col-span-2">
          {editor.conflict ? (
            <ConflictNotice
              conflict={editor.conflict}
              keepMine={editor.keepMine}
              takeTheirs={editor.takeTheirs}
            />
          ) : (
            <FormProblem text={editor.problem} />
          )}
          <div className="flex flex-wrap items-center justify-end gap-2 pt-1">
            <p className="mr-auto text-small text-tinta-3" role="status">
              {isDirty ? 'Cambios sin guardar' : product ? 'Todo está guardado' : ''}
            </p>
            <Button
              type="submit"
              variant={canActivate ? 'outline' : 'primary'}
              disabled={editor.conflict !== null}
              loading={saving}
              loadingLabel="Guardando..."
            >
              Guardar
            </Button>
            {canActivate && (
              <Button
                disabled={saving || editor.conflict !== null}
                onClick={(event) => void save(true, event.currentTarget.form)}
              >
                Guardar y activar
              </Button>
            )}
          </div>
        </div>
      )}
      <LeavingDialog blocker={editor.blocker} text="Si sales ahora se pierde lo que escribiste." />
    </form>
  );
}

interface SectionsProps {
  section: SectionProps;
  categories: readonly CategoryChoice[];
  schema: CategorySchema;
}

function Sections({ section, categories, schema }: SectionsProps) {
  return (
    <>
      <DescriptionSection {...section} categories={categories} schema={schema} />
      <FactSection {...section} schema={schema} />
      <PictureSection {...section} />
      <PriceSection {...section} />
      <ChoiceSection {...section} />
      <ShippingSection {...section} schema={schema} />
    </>
  );
}

interface ConflictNoticeProps {
  conflict: Conflict;
  keepMine: () => Promise<void>;
  takeTheirs: () => Promise<void>;
}

function ConflictNotice({ conflict, keepMine, takeTheirs }: ConflictNoticeProps) {
  return (
    <Notice tone="urgent">
      <p className="font-semibold" role="alert">
        Otra persona cambió este producto mientras lo editabas.
      </p>
      <ul>
        {conflict.changes.map(({ personName, happenedAt, fields }) => (
          <li key={happenedAt + fields.join()}>
            {personName}: {fields.map((name) => CHANGE_NAMES[name] ?? name).join(', ')}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="compact" variant="outline" onClick={() => void keepMine()}>
          Seguir con lo mío
        </Button>
        <Button size="compact" variant="outline" onClick={() => void takeTheirs()}>
          Usar lo guardado
        </Button>
      </div>
    </Notice>
  );
}
