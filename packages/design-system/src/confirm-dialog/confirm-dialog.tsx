import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Stack } from '../layout/layout.tsx';

/** Props of {@link ConfirmDialog}. */
export type ConfirmDialogProps = {
  open: boolean;
  /** Start the action and set `pending`; then close, or set `error`. */
  onConfirm: () => void;
  /** Called by the cancel button, Escape, or a press on the backdrop; never while `pending`. */
  onCancel: () => void;
  /** The question, with its object: 'Annuler la commande CMD-2026-000042 ?' */
  title: string;
  /** What the action does, and whether it can be undone. Announced with the title. */
  consequence: ReactNode;
  /** The verb of the title, never 'OK': 'Annuler la commande'. */
  confirmText: string;
  cancelText: string;
  closeLabel: string;
  /** The action cannot be undone: the button is red, and the focus starts on Cancel. */
  danger?: boolean;
  /** The action is running: the dialog stays open until it ends. */
  pending?: boolean;
  pendingText?: string;
  /** Why the action failed; shown in the dialog, beside the button that retries. */
  error?: string | undefined;
  /** The id of a form among the children that the button sends, in place of `onConfirm`: Enter in a field then sends it, too. */
  form?: string | undefined;
  /** Fields of the action: a reason, a date. The focus then starts there. */
  children?: ReactNode;
};

/** Asks for confirmation of an important action. Renders a modal `<dialog role="alertdialog">`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { danger = false, pending = false, error } = props;
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      locked={pending}
      role="alertdialog"
      size="s"
      title={props.title}
      description={props.consequence}
      closeLabel={props.closeLabel}
      actions={
        <>
          <Button
            variant="quiet"
            disabled={pending}
            data-first-focus={danger ? '' : undefined}
            onClick={props.onCancel}
          >
            {props.cancelText}
          </Button>
          <Button
            variant={danger ? 'danger' : 'brand'}
            loading={pending}
            loadingText={props.pendingText}
            data-first-focus={danger ? undefined : ''}
            {...(props.form === undefined
              ? { onClick: props.onConfirm }
              : ({ type: 'submit', form: props.form } as const))}
          >
            {props.confirmText}
          </Button>
        </>
      }
    >
      {props.children || error ? (
        <Stack gap="s">
          {props.children}
          {error && !pending ? <Alert tone="critical">{error}</Alert> : null}
        </Stack>
      ) : null}
    </Dialog>
  );
}
