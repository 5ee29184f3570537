import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router';
import { SETTING_GROUPS, type SettingField, settingProblems } from '../../../domain/setting-groups.ts';
import { callApi } from '../../app/api-client.ts';
import { useForm } from '../../app/use-form.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { GroupHistory } from './group-history.tsx';
import type { SettingsData } from './settings.loader.ts';

interface GroupFormProps {
  group: SettingsData['groups'][number];
  mayEdit: boolean;
  now: number;
}

export function GroupForm({ group, mayEdit, now }: GroupFormProps) {
  const { title, text, fields } = SETTING_GROUPS[group.key];
  const { revalidate } = useRevalidator();
  const stored = Object.fromEntries(
    group.values.map(({ path, value }) => [path, value.toLocaleString('es-CO')]),
  );
  const numbersOf = (values: typeof stored) =>
    Object.fromEntries(fields.map(({ path }) => [path, numberOf(values[path])]));
  const form = useForm({
    initial: (): Record<string, string> => ({ ...stored, reason: '' }),
    check: (values) => settingProblems(group.key, numbersOf(values)),
    send: ({ reason = '', ...values }) => {
      const list = Object.entries(numbersOf(values)).map(([path, value]) => ({ path, value }));
      const body = { version: group.version, values: list, reason: reason.trim() };
      return callApi('saveSettingGroup', { params: { key: group.key }, body });
    },
    onDone: async () => {
      await revalidate();
      return 'Guardamos la configuración.';
    },
  });
  const isChanged = fields.some(({ path }) => form.values[path] !== stored[path]);
  return (
    <Card title={title}>
      <p className="mt-2 text-tinta-2">{text}</p>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4">
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map((field) => (
            <NumberSetting
              key={field.path}
              field={field}
              disabled={!mayEdit}
              readOnly={form.sending}
              {...form.bind(field.path)}
            />
          ))}
        </div>
        {mayEdit && (
          <div className="mt-5 grid gap-4 border-linea border-t pt-4">
            <TextField
              label="Motivo del cambio"
              maxLength={300}
              readOnly={form.sending}
              {...form.bind('reason')}
            />
            <FormProblem text={form.problem} />
            <Button
              type="submit"
              disabled={!isChanged}
              loading={form.sending}
              loadingLabel="Guardando..."
              className="justify-self-start"
            >
              Guardar
            </Button>
          </div>
        )}
      </form>
      <GroupHistory fields={fields} history={group.history} now={now} />
    </Card>
  );
}

interface NumberSettingProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  field: SettingField;
  value: string | undefined;
}

function NumberSetting({ field, ...control }: NumberSettingProps) {
  const { label, unit, usual, hint } = field;
  const usually = numberOf(control.value) === usual ? '' : ` Lo usual es ${usual.toLocaleString('es-CO')}.`;
  return (
    <TextField
      label={label}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      maxLength={13}
      suffix={<span className="shrink-0 text-tinta-3">{unit}</span>}
      hint={`${hint ?? ''}${usually}`.trim() || undefined}
      {...control}
    />
  );
}

/** '2.000.000' is two million, '7,5' seven and a half; NaN for what is no number. */
function numberOf(text: string | undefined): number {
  const digits = (text ?? '')
    .trim()
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}
