import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/close.tsx';

/** Lets the reader put a message away: the name of the button, and what to do. The owner takes it off the page. */
export type Dismiss = { label: string; onDismiss: () => void };

type DismissButtonProps = { dismiss: Dismiss | undefined; className: string | undefined };

/** The cross of a message that can be put away. */
export function DismissButton({ dismiss, className }: DismissButtonProps) {
  if (!dismiss) return null;
  return (
    <IconButton
      label={dismiss.label}
      icon={<CloseIcon />}
      className={className}
      onClick={dismiss.onDismiss}
    />
  );
}
