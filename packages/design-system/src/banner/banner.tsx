import type { ReactNode } from 'react';
import { DismissButton, type Dismiss } from '../alert/dismiss-button.tsx';
import { ToneIcon } from '../alert/tone-icon.tsx';
import type { Tone } from '../alert/tone.ts';
import toneStyles from '../alert/tone.module.css';
import { classNames } from '../class-names.ts';
import { Container } from '../layout/layout.tsx';
import styles from './banner.module.css';

/** Props of {@link Banner}. */
export type BannerProps = {
  tone: Tone;
  /** Names the place, so that it can be jumped to: 'Information importante'. */
  label: string;
  title?: string | undefined;
  /** One or two sentences; links may stand in them. */
  children?: ReactNode;
  /** At most two buttons or links, beside the text where there is room. */
  actions?: ReactNode;
  /** Remembering that it was put away is the owner's matter. */
  dismiss?: Dismiss | undefined;
  /** `true` when it comes after the page: it is announced at the next pause, since it answers nothing that was done. */
  live?: boolean;
};

/** A message for the whole page, across its top: it never comes over anything. Renders a `<section>`. */
export function Banner(props: BannerProps) {
  const { tone, label, title, children, actions, dismiss, live = false } = props;
  return (
    <section aria-label={label} className={classNames(styles['root'], toneStyles[tone])}>
      <Container className={styles['row']}>
        <ToneIcon tone={tone} className={styles['icon']} />
        <div className={styles['body']}>
          <div className={styles['words']} role={live ? 'status' : undefined}>
            {title ? <p className={styles['title']}>{title}</p> : null}
            {children ? <div>{children}</div> : null}
          </div>
          {actions ? <div className={styles['actions']}>{actions}</div> : null}
        </div>
        <DismissButton dismiss={dismiss} className={styles['dismiss']} />
      </Container>
    </section>
  );
}
