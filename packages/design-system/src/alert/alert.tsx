import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { ToneIcon, type Tone } from './tone-icon.tsx';
import styles from './alert.module.css';

export type { Tone } from './tone-icon.tsx';

/** Lets the reader put a message away: the name of the button, and what to do. The owner takes it off the page. */
export type Dismiss = { label: string; onDismiss: () => void };

/** Props of {@link Alert}. */
export type AlertProps = {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links that say what to do next. */
  actions?: ReactNode;
  dismiss?: Dismiss | undefined;
  /** `true` when the message appears after the page: it is announced, at once if it is bad news. */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** A message about the page or the form. Renders a `<div>`: `role="alert"` for warnings and errors, `status` otherwise. */
export function Alert(props: AlertProps) {
  const { tone, title, children, actions, dismiss, live = true, ref } = props;
  const urgent = tone === 'warning' || tone === 'critical';
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={live ? (urgent ? 'alert' : 'status') : undefined}
      className={classNames(styles['root'], styles[tone])}
    >
      <ToneIcon tone={tone} className={styles['icon']} />
      <div className={styles['body']}>
        {title ? <p className={styles['title']}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
      </div>
      {dismiss ? (
        <IconButton
          label={dismiss.label}
          icon={<CloseIcon />}
          className={styles['dismiss']}
          onClick={dismiss.onDismiss}
        />
      ) : null}
    </div>
  );
}
