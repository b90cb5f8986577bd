import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { ArrowLeftIcon } from '../icons/arrow-left.tsx';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import { SavedNote, type SavedNoteProps } from './saved-note.tsx';
import styles from './form-actions.module.css';

/** The link or button to the previous step; an address also works without script. */
type PreviousAction = { text: string; disabled?: boolean } & (
  | { href: string; LinkComponent?: LinkComponent }
  | { onPrevious: () => void; href?: never }
);

/** Props of {@link FormActions}. */
export type FormActionsProps = {
  previous?: PreviousAction | undefined;
  submit: {
    /** 'Suivant', 'Soumettre'. */
    text: string;
    /** Shown while pending: 'Traitement en cours...'. */
    pendingText?: string;
  };
  /** The last step: a terracotta button without an arrow. */
  final?: boolean;
  /** The form is being submitted and cannot be submitted again. */
  pending?: boolean;
  /** The state of the draft: 'Enregistré à 14:32'. */
  saved?: SavedNoteProps | undefined;
  /** Explains what the button does. */
  note?: ReactNode;
  /** The form needs script: without it the button is hidden. */
  needsScript?: boolean;
  /**
   * Sticks to the bottom of the window on phones while its parent, which must be the form and no grid, is visible.
   * Default `true`.
   */
  sticky?: boolean;
};

/**
 * The buttons of a form: 'Précédent', 'Suivant' or 'Soumettre', and the state of the draft. Render it inside the
 * `<form>`.
 */
export function FormActions(props: FormActionsProps) {
  const { previous, submit, final = false, pending = false, saved, note, sticky = true } = props;
  return (
    <div
      className={classNames(styles['root'], sticky && styles['sticky'])}
      data-sticky-actions={sticky || undefined}
    >
      {saved ? <SavedNote {...saved} /> : null}
      {note ? <p className={classNames(styles['note'], styles['ahead'])}>{note}</p> : null}
      <div className={styles['buttons']}>
        {previous ? <Previous action={previous} pending={pending} /> : null}
        <Button
          type="submit"
          variant={final ? 'primary' : 'brand'}
          className={classNames(styles['submit'], props.needsScript && styles['scripted'])}
          loading={pending}
          loadingText={submit.pendingText}
          iconEnd={final ? undefined : <ArrowRightIcon />}
        >
          {submit.text}
        </Button>
      </div>
    </div>
  );
}

function Previous({ action, pending }: { action: PreviousAction; pending: boolean }) {
  const look = { iconStart: <ArrowLeftIcon /> };
  if (action.href !== undefined && !action.disabled && !pending) {
    const { text, href, LinkComponent } = action;
    return (
      <Button {...look} href={href} {...(LinkComponent ? { LinkComponent } : {})}>
        {text}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      disabled={action.disabled === true || pending}
      onClick={action.href === undefined ? action.onPrevious : undefined}
    >
      {action.text}
    </Button>
  );
}
