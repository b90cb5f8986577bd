import { Alert, Button } from '@tassis/design-system';

type UndoNoticeProps = {
  /** Says what was cleared. */
  text: string;
  undoText: string;
  onUndo: () => void;
  /** The id of the control whose choice cleared the input; it takes the focus after the undo. */
  returnTo: string;
};

/** Says that a choice has cleared input, and offers to restore it. It stands below that choice. */
export function UndoNotice({ text, undoText, onUndo, returnTo }: UndoNoticeProps) {
  const undo = () => {
    document.getElementById(returnTo)?.focus();
    onUndo();
  };
  return (
    <Alert
      tone="info"
      actions={
        <Button size="s" onClick={undo}>
          {undoText}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
