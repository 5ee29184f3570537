import { EMAIL_MESSAGE, isEmail } from '../../domain/email.ts';
import type { ApiReply } from '../app/api-client.ts';
import { fieldsFirst } from '../app/refusal.ts';
import { useForm } from '../app/use-form.ts';
import { Button } from '../ui/button.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { SelectField, TextField } from '../ui/text-fields.tsx';

interface RoleFormProps<Role extends string> {
  choices: readonly { role: Role; name: string; text: string }[];
  initialRole: Role;
  send: (body: { email: string; role: Role }) => Promise<ApiReply<unknown>>;
  doneText: (email: string) => string;
  onDone: () => void;
  button: string;
}

/** Gives an e-mail address a role: in a shop's team or among the marketplace's own people. */
export function RoleForm<Role extends string>(props: RoleFormProps<Role>) {
  const form = useForm({
    initial: { email: '', role: props.initialRole },
    check: ({ email }) => (isEmail(email.trim()) ? {} : { email: EMAIL_MESSAGE }),
    send: async ({ email, role }) => fieldsFirst('email', await props.send({ email: email.trim(), role })),
    onDone: (_done, { email }) => {
      form.set({ email: '' });
      props.onDone();
      return props.doneText(email.trim());
    },
  });
  const chosen = props.choices.find(({ role }) => role === form.values.role);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-4 grid gap-5">
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        required
        autoComplete="off"
        maxLength={254}
        value={form.values.email}
        error={form.errors.email}
        onChange={(event) => form.set({ email: event.currentTarget.value })}
      />
      <SelectField
        label="Rol"
        name="rol"
        value={form.values.role}
        hint={chosen?.text}
        onChange={(event) => form.set({ role: event.currentTarget.value as Role })}
      >
        {props.choices.map(({ role, name }) => (
          <option key={role} value={role}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormProblem text={form.problem} />
      <Button type="submit" full loading={form.sending} loadingLabel="Enviando...">
        {props.button}
      </Button>
    </form>
  );
}
