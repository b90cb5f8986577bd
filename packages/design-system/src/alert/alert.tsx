import type { ComponentType, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { CheckCircleIcon } from '../icons/check-circle.tsx';
import type { IconProps } from '../icons/icon-frame.tsx';
import { InfoIcon } from '../icons/info.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import styles from './alert.module.css';

/** What a message means; never told by colour alone. */
export type Tone = 'info' | 'success' | 'warning' | 'critical';

/** Props of {@link Alert}. */
export type AlertProps = {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links that say what to do next. */
  actions?: ReactNode;
  /** `true` when the message appears after the page: it is announced, at once if it is bad news. */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
};

const ICONS: Record<Tone, ComponentType<IconProps>> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  critical: WarningIcon,
};

/** A message about the page or the form. Renders a `<div>`: `role="alert"` for warnings and errors, `status` otherwise. */
export function Alert({ tone, title, children, actions, live = true, ref }: AlertProps) {
  const Icon = ICONS[tone];
  const urgent = tone === 'warning' || tone === 'critical';
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={live ? (urgent ? 'alert' : 'status') : undefined}
      className={classNames(styles['root'], styles[tone])}
    >
      <Icon className={styles['icon']} size={22} />
      <div className={styles['body']}>
        {title ? <p className={styles['title']}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
      </div>
    </div>
  );
}
