import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Stack } from '../layout/layout.tsx';

/** Props of {@link ConfirmDialog}. */
export type ConfirmDialogProps = {
  open: boolean;
  /** Start what was asked, set `pending`; then close, or set `error`. */
  onConfirm: () => void;
  /** Given up: by its button, Escape, or a press beside it. Never called while `pending`. */
  onCancel: () => void;
  /** The question, with its object: 'Annuler la commande CMD-2026-000042 ?' */
  title: string;
  /** What will have happened afterwards, and whether it can be undone. Part of what is announced. */
  consequence: ReactNode;
  /** The verb of the title, never 'OK': 'Annuler la commande'. */
  confirmText: string;
  cancelText: string;
  closeLabel: string;
  /** It cannot be undone: looks so, and focus starts on the way back. */
  danger?: boolean;
  /** Under way: the window stays until the answer is there. */
  pending?: boolean;
  pendingText?: string;
  /** Why it did not work. Stays inside, beside the button that tries again. */
  error?: string | undefined;
  /** What must be given with it: a reason, a date. Focus then starts there. */
  children?: ReactNode;
};

/** Asks once more before something that matters. Renders a modal `<dialog role="alertdialog">`. */
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
            onClick={props.onConfirm}
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
