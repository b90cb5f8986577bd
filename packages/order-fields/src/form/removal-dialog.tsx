import { ConfirmDialog } from '@tassis/design-system';

/** The texts of the question before items with input are removed. */
export type RemovalTexts = {
  title: (count: number) => string;
  /** The consequence, with the names of the items. */
  text: (names: string) => string;
  confirm: string;
  cancel: string;
  close: string;
};

type RemovalDialogProps = {
  texts: RemovalTexts;
  open: boolean;
  /** The number of items to remove. */
  count: number;
  /** The names of the items with input. */
  names: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before items of a list with input are removed. */
export function RemovalDialog({ texts, count, names, ...dialog }: RemovalDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      danger
      title={texts.title(count)}
      consequence={texts.text(names.join(', '))}
      confirmText={texts.confirm}
      cancelText={texts.cancel}
      closeLabel={texts.close}
    />
  );
}
