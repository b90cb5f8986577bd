import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useModal, type ModalBehaviour } from '../dialog/use-modal.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { Unbroken } from '../layout/unbroken.tsx';
import styles from './drawer.module.css';

/** Props of {@link Drawer}. */
export type DrawerProps = ModalBehaviour & {
  title: string;
  /** A sentence below the title, announced on opening. */
  description?: ReactNode;
  closeLabel: string;
  /** `end` is for details of a list; `start` for menus and filters. */
  side?: 'start' | 'end';
  /** 24, 32 or 44 rem; under 640 px each takes the whole screen. */
  size?: 's' | 'm' | 'l';
  /** Buttons in the footer, which stays visible while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A panel at the side, over the page: a record beside its list, a set of filters. Renders a modal `<dialog>`. */
export function Drawer(props: DrawerProps) {
  const { open, title, description, closeLabel, side = 'end', size = 'm', actions } = props;
  const { dialog, askToClose } = useModal(props);
  const id = useId();
  return (
    <dialog
      {...dialog}
      className={classNames(styles['root'], styles[side], styles[size])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {open ? (
        <div className={styles['frame']}>
          <div className={styles['header']}>
            <div className={styles['words']}>
              <h2 id={`${id}-title`} className={styles['title']}>
                <Unbroken>{title}</Unbroken>
              </h2>
              {description ? (
                <div id={`${id}-description`} className={styles['description']}>
                  {description}
                </div>
              ) : null}
            </div>
            <IconButton
              label={closeLabel}
              icon={<CloseIcon />}
              className={styles['close']}
              aria-disabled={props.locked || undefined}
              onClick={askToClose}
            />
          </div>
          <div className={styles['body']} data-body="">
            {props.children}
          </div>
          {actions ? <div className={styles['actions']}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
