import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { Unbroken } from '../layout/unbroken.tsx';
import { useModal, type ModalBehaviour } from './use-modal.ts';
import styles from './dialog.module.css';

/** Props of {@link Dialog}. */
export type DialogProps = ModalBehaviour & {
  title: string;
  /** A sentence below the title, announced on opening. */
  description?: ReactNode;
  closeLabel: string;
  size?: 's' | 'm' | 'l';
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** `alertdialog` interrupts for an answer: a ConfirmDialog is one. */
  role?: 'alertdialog' | undefined;
  children?: ReactNode;
};

/** A dialog over the page, which traps the focus and returns it on closing. Renders a modal `<dialog>`. */
export function Dialog(props: DialogProps) {
  const { open, title, description, closeLabel, size = 'm', actions, role, children } = props;
  const { dialog, askToClose } = useModal(props);
  const id = useId();
  return (
    <dialog
      {...dialog}
      role={role}
      className={classNames(styles['root'], styles[size])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {open ? (
        <div className={styles['frame']}>
          <div className={styles['header']}>
            <h2 id={`${id}-title`} className={styles['title']}>
              <Unbroken>{title}</Unbroken>
            </h2>
            <IconButton
              label={closeLabel}
              icon={<CloseIcon />}
              className={styles['close']}
              aria-disabled={props.locked || undefined}
              onClick={askToClose}
            />
          </div>
          {description ? (
            <div id={`${id}-description`} className={styles['description']}>
              <Unbroken>{description}</Unbroken>
            </div>
          ) : null}
          {children ? <div data-body="">{children}</div> : null}
          {actions ? <div className={styles['actions']}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
