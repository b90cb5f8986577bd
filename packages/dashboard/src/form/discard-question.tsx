import { ConfirmDialog } from '@tassis/design-system';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

/** The text of the question, where something other than typed text would be lost. */
export type DiscardTexts = { title: string; text: string; stay: string };

type DiscardQuestionProps = {
  open: boolean;
  texts?: DiscardTexts | undefined;
  onStay: () => void;
  onDiscard: () => void;
};

/** Asks whether input may be discarded. */
export function DiscardQuestion({ open, texts, onStay, onDiscard }: DiscardQuestionProps) {
  const { edit } = useDashboardTexts();
  const leave = { ...edit.leave, ...texts };
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
