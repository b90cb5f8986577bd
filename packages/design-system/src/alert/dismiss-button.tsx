import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/close.tsx';

/**
 * Makes a message dismissible: the button's accessible name, and the handler with which the owner removes the
 * message.
 */
export type Dismiss = { label: string; onDismiss: () => void };

type DismissButtonProps = { dismiss: Dismiss | undefined; className: string | undefined };

/** The close button of a dismissible message. */
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
