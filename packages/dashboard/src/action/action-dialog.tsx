import { ConfirmDialog } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import type { ReactNode } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { useAction } from './use-action.ts';

/** An action that is asked for before it is carried out. */
export type AskedAction = {
  /** The question, with its object: 'Désactiver le compte de Nadia Alaoui ?' */
  title: string;
  /** What it does, and whether it can be undone. */
  consequence: ReactNode;
  /** The verb of the title: 'Désactiver'. */
  confirmText: string;
  danger?: boolean;
  /** Carries it out; throws what the API refuses. */
  run: () => Promise<unknown>;
  /** Says in a toast that it worked. */
  done: string;
  /** Takes it back from the toast. */
  undo?: { text: string; onAction: () => void };
};

/** Props of {@link ActionDialog}. */
export type ActionDialogProps = {
  /** Null: nothing is asked. */
  action: AskedAction | null;
  /** Called after it worked. */
  onDone: () => void;
  onCancel: () => void;
};

/** Asks before an action, carries it out, and says by a toast that it worked; a refusal stands in the dialog. */
export function ActionDialog({ action, onDone, onCancel }: ActionDialogProps) {
  return action && <Asked action={action} onDone={onDone} onCancel={onCancel} />;
}

function Asked({ action, onDone, onCancel }: ActionDialogProps & { action: AskedAction }) {
  const { dialog } = useDashboardTexts();
  const notify = useNotify();
  const { run, pending, failure } = useAction(async () => {
    await action.run();
    notify({
      tone: 'success',
      text: action.done,
      ...(action.undo && { action: action.undo }),
    });
    onDone();
  });
  return (
    <ConfirmDialog
      open
      title={action.title}
      consequence={action.consequence}
      confirmText={action.confirmText}
      danger={action.danger ?? false}
      cancelText={dialog.cancel}
      closeLabel={dialog.close}
      pending={pending}
      pendingText={dialog.pending}
      error={failure}
      onConfirm={run}
      onCancel={onCancel}
    />
  );
}
