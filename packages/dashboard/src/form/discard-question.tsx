import { ConfirmDialog } from '@tassis/design-system';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

type DiscardQuestionProps = { open: boolean; onStay: () => void; onDiscard: () => void };

/** Asks whether what somebody has typed may be lost. */
export function DiscardQuestion({ open, onStay, onDiscard }: DiscardQuestionProps) {
  const { leave } = useDashboardTexts().edit;
  return (
    <ConfirmDialog
      danger
      open={open}
      title={leave.title}
      consequence={leave.text}
      confirmText={leave.confirm}
      cancelText={leave.stay}
      closeLabel={leave.close}
      onCancel={onStay}
      onConfirm={onDiscard}
    />
  );
}
