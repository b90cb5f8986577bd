import { ConfirmDialog } from '@tassis/design-system';
import type { ContractForm } from '@tassis/forms';
import { useId, type ReactNode } from 'react';
import { useDiscardQuestion } from '../form/use-discard-question.tsx';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

/** Props of {@link FormDialog}. */
export type FormDialogProps = {
  /** The result of `useContractForm`, with `oneError`. */
  form: Pick<ContractForm, 'formProps' | 'bannerText' | 'phase'>;
  title: string;
  consequence: ReactNode;
  confirmText: string;
  /** Default: 'Annuler', which would be ambiguous where the action itself cancels something. */
  cancelText?: string;
  danger?: boolean;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A dialog whose action needs a few fields, such as a reason. Shown as long as it is mounted. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, consequence, confirmText, danger = false, onCancel, children } = props;
  const { dialog } = useDashboardTexts();
  const id = useId();
  const { ref } = form.formProps;
  const discarding = useDiscardQuestion(ref, onCancel);
  return (
    <>
      <ConfirmDialog
        open
        title={title}
        consequence={consequence}
        confirmText={confirmText}
        cancelText={props.cancelText ?? dialog.cancel}
        closeLabel={dialog.close}
        danger={danger}
        pending={form.phase === 'sending'}
        pendingText={dialog.pending}
        error={form.bannerText}
        onCancel={discarding.leave}
        form={danger ? undefined : id}
        onConfirm={() => ref.current?.requestSubmit()}
      >
        <form id={id} {...form.formProps}>
          {children}
        </form>
      </ConfirmDialog>
      {discarding.question}
    </>
  );
}
