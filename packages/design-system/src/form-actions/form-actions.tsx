import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { ArrowLeftIcon } from '../icons/arrow-left.tsx';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import { SavedNote, type SavedNoteProps } from './saved-note.tsx';
import styles from './form-actions.module.css';

/** The way back: an address, which also works without script, or a handler. */
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
    /** Said while pending: 'Traitement en cours...'. */
    pendingText?: string;
  };
  /** The last step: the one action that counts on the screen, in terracotta, without an arrow. */
  final?: boolean;
  /** The form is on its way: it cannot be sent twice. */
  pending?: boolean;
  /** What has become of the draft: « Enregistré à 14:32 ». */
  saved?: SavedNoteProps | undefined;
  /** What the button leads to, where its words do not say it all. */
  note?: ReactNode;
  /** The form cannot be sent without script: where none runs there is no button. */
  needsScript?: boolean;
  /** Stays at the foot of the window on phones, as long as its parent is in sight: let that be the form, no grid. Default `true`. */
  sticky?: boolean;
};

/** How a form goes on and back: 'Précédent', 'Suivant' or 'Soumettre', and what was saved. Belongs inside its `<form>`. */
export function FormActions(props: FormActionsProps) {
  const { previous, submit, final = false, pending = false, saved, note, sticky = true } = props;
  return (
    <div className={classNames(styles['root'], sticky && styles['sticky'])}>
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
