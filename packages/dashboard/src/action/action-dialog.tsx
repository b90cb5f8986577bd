import { ConfirmDialog } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import type { ReactNode } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { useAction } from './use-action.ts';

/** An action that needs a confirmation. */
export type AskedAction = {
  /** The question, with its object: 'Désactiver le compte de Nadia Alaoui ?' */
  title: string;
  /** What it does, and whether it can be undone. */
  consequence: ReactNode;
  /** The verb of the title: 'Désactiver'. */
  confirmText: string;
  danger?: boolean;
  /** Carries out the action; throws the API's refusal. */
  run: () => Promise<unknown>;
  /** The toast after success. */
  done: string;
  /** Undoes the action, from the toast. */
  undo?: { text: string; onAction: () => void };
};

/** Props of {@link ActionDialog}. */
export type ActionDialogProps = {
  /** Null while no dialog is open. */
  action: AskedAction | null;
  /** Called after success. */
  onDone: () => void;
  onCancel: () => void;
};

/** Asks for confirmation, carries out the action, and confirms it by a toast; the dialog shows a refusal. */
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
