import { Button } from '../button/button.tsx';
import { PencilIcon } from '../icons/pencil.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The link or button that returns to the fields. */
export type EditAction = {
  /** 'Modifier'; what is edited is added for assistive technology. */
  text: string;
} & ({ href: string; LinkComponent?: LinkComponent } | { onEdit: () => void; href?: never });

/** 'Modifier', with an accessible name that includes the object, so that several on a page differ. */
export function EditLink({ action, subject }: { action: EditAction; subject: string }) {
  const { text, ...way } = action;
  const target = way.href === undefined ? { onClick: way.onEdit } : way;
  return (
    <Button {...target} variant="quiet" size="s" iconStart={<PencilIcon size={18} />}>
      {text} <VisuallyHidden>{subject}</VisuallyHidden>
    </Button>
  );
}
