import type { ReactNode } from 'react';
import type { ApiReply } from '../app/api-client.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { usePanelCall } from './use-panel-call.ts';

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  button: string;
  doing: string;
  done: string;
  send: () => Promise<ApiReply<unknown>>;
  onClose: () => void;
}

/** The question before a step that needs a second thought and no words. */
export function ConfirmDialog({ title, children, button, doing, done, ...props }: ConfirmDialogProps) {
  const { sending, problem, send } = usePanelCall(props.onClose);
  return (
    <Dialog open onClose={props.onClose} title={title}>
      {children}
      <div className="mt-5 grid gap-5">
        <FormProblem text={problem} />
        <Button full loading={sending} loadingLabel={doing} onClick={() => void send(props.send, done)}>
          {button}
        </Button>
      </div>
    </Dialog>
  );
}
