import { Button, PencilIcon, PlusIcon, VisuallyHidden } from '@tassis/design-system';
import type { Ref } from 'react';
import { useOrderTexts } from '../messages/order/use-order-texts.ts';

type EditButtonProps = {
  ref: Ref<HTMLButtonElement>;
  /** What the button edits; part of its accessible name. */
  subject: string;
  onClick: () => void;
};

/** Turns a part of the page into its form. The key `e` presses the button of the focused part. */
export function EditButton({ ref, subject, onClick }: EditButtonProps) {
  const { edit } = useOrderTexts();
  return (
    <Button
      ref={ref}
      data-edit=""
      variant="quiet"
      size="s"
      iconStart={<PencilIcon size={18} />}
      onClick={onClick}
    >
      {edit} <VisuallyHidden>{subject}</VisuallyHidden>
    </Button>
  );
}

/** Opens the form that removes a person. */
export function RemoveButton({ ref, subject, onClick }: EditButtonProps) {
  const { remove } = useOrderTexts();
  return (
    <Button ref={ref} variant="quiet" size="s" onClick={onClick}>
      {remove} <VisuallyHidden>{subject}</VisuallyHidden>
    </Button>
  );
}

/** Opens the form that adds a person. */
export function AddButton({ ref, subject, onClick }: EditButtonProps) {
  return (
    <Button ref={ref} variant="quiet" size="s" iconStart={<PlusIcon size={18} />} onClick={onClick}>
      {subject}
    </Button>
  );
}
