import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { SETTING_GROUPS, type SettingField, settingProblems } from '../../../domain/setting-groups.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { showToast } from '../../ui/toast-store.ts';
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
  const [typed, setTyped] = useState(stored);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const isChanged = fields.some(({ path }) => typed[path] !== stored[path]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !isChanged) return;
    const values = Object.fromEntries(fields.map(({ path }) => [path, numberOf(typed[path])]));
    const found = settingProblems(group.key, values);
    setProblems(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const list = Object.entries(values).map(([path, value]) => ({ path, value }));
    const body = { version: group.version, values: list, reason: reason.trim() };
    const reply = await callApi('saveSettingGroup', { params: { key: group.key }, body });
    setSending(false);
    if (!reply.ok) {
      setProblems(reply.fields ?? {});
      return setProblem(reply.message);
    }
    showToast({ kind: 'success', text: 'Guardamos la configuración.' });
    await revalidate();
  };
  return (
    <Card title={title}>
      <p className="mt-2 text-tinta-2">{text}</p>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4">
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map((field) => (
            <NumberSetting
              key={field.path}
              field={field}
              value={typed[field.path] ?? ''}
              problem={problems[field.path]}
              disabled={!mayEdit}
              onChange={(value) => setTyped({ ...typed, [field.path]: value })}
            />
          ))}
        </div>
        {mayEdit && <SaveFields {...{ reason, problem, sending, isChanged }} onReason={setReason} />}
      </form>
      <GroupHistory fields={fields} history={group.history} now={now} />
    </Card>
  );
}

interface SaveFieldsProps {
  reason: string;
  problem: string | null;
  sending: boolean;
  isChanged: boolean;
  onReason: (reason: string) => void;
}

function SaveFields({ reason, problem, sending, isChanged, onReason }: SaveFieldsProps) {
  return (
    <div className="mt-5 grid gap-4 border-linea border-t pt-4">
      <TextField
        label="Motivo del cambio"
        maxLength={300}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      <FormProblem text={problem} />
      <Button
        type="submit"
        disabled={!isChanged}
        loading={sending}
        loadingLabel="Guardando..."
        className="justify-self-start"
      >
        Guardar
      </Button>
    </div>
  );
}

interface NumberSettingProps {
  field: SettingField;
  value: string;
  problem: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

function NumberSetting({ field, value, problem, disabled, onChange }: NumberSettingProps) {
  const { label, unit, usual, hint } = field;
  const usually = numberOf(value) === usual ? '' : ` Lo usual es ${usual.toLocaleString('es-CO')}.`;
  return (
    <TextField
      label={label}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      maxLength={13}
      suffix={<span className="shrink-0 text-tinta-3">{unit}</span>}
      hint={`${hint ?? ''}${usually}`.trim() || undefined}
      error={problem}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
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
