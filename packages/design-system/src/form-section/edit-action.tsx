import { Button } from '../button/button.tsx';
import { PencilIcon } from '../icons/pencil.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The way back to where something is filled in: an address, or a handler. */
export type EditAction = {
  /** 'Modifier'; what is edited is added for assistive technology. */
  text: string;
} & ({ href: string; LinkComponent?: LinkComponent } | { onEdit: () => void; href?: never });

/** 'Modifier', named after what it edits, so that several on a page tell themselves apart. */
export function EditLink({ action, subject }: { action: EditAction; subject: string }) {
  const { text, ...way } = action;
  const target = way.href === undefined ? { onClick: way.onEdit } : way;
  return (
    <Button {...target} variant="quiet" size="s" iconStart={<PencilIcon size={18} />}>
      {text} <VisuallyHidden>{subject}</VisuallyHidden>
    </Button>
  );
}
