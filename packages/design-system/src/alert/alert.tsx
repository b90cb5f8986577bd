import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Unbroken } from '../layout/unbroken.tsx';
import { DismissButton, type Dismiss } from './dismiss-button.tsx';
import { ToneIcon } from './tone-icon.tsx';
import { getLiveRole, type Tone } from './tone.ts';
import toneStyles from './tone.module.css';
import styles from './alert.module.css';

export type { Dismiss } from './dismiss-button.tsx';
export type { Tone } from './tone.ts';

/** Props of {@link Alert}. */
export type AlertProps = {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links to the next step. */
  actions?: ReactNode;
  dismiss?: Dismiss | undefined;
  /**
   * `true` for a message that appears after the page has loaded: screen readers announce it, warnings and errors at
   * once.
   */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** A message about the page or the form. Renders a `<div>`: `role="alert"` for warnings and errors, `status` otherwise. */
export function Alert(props: AlertProps) {
  const { tone, title, children, actions, dismiss, live = true, ref } = props;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={live ? getLiveRole(tone) : undefined}
      className={classNames(styles['root'], toneStyles[tone])}
    >
      <ToneIcon tone={tone} className={styles['icon']} />
      <div className={styles['body']}>
        {title ? (
          <p className={styles['title']}>
            <Unbroken>{title}</Unbroken>
          </p>
        ) : null}
        {children ? (
          <div>
            <Unbroken>{children}</Unbroken>
          </div>
        ) : null}
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
      </div>
      <DismissButton dismiss={dismiss} className={styles['dismiss']} />
    </div>
  );
}
