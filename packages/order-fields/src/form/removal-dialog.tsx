import { ConfirmDialog } from '@tassis/design-system';

/** What is said before something typed goes. */
export type RemovalTexts = {
  title: (count: number) => string;
  /** Names what goes: '{names}'. */
  text: (names: string) => string;
  confirm: string;
  cancel: string;
  close: string;
};

type RemovalDialogProps = {
  texts: RemovalTexts;
  open: boolean;
  /** How many go. */
  count: number;
  /** Those of whom something was typed. */
  names: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asked before something typed goes with an item of a list. */
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
