import { Alert, Button } from '@tassis/design-system';

type UndoNoticeProps = {
  /** What has gone. */
  text: string;
  undoText: string;
  onUndo: () => void;
  /** Id of the control that made it go: it takes the focus when this notice has done its work. */
  returnTo: string;
};

/** Something typed has gone with a choice, and comes back with a press: told where the choice was made. */
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
