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
  /** The landmark's accessible name: 'Information importante'. */
  label: string;
  title?: string | undefined;
  /** One or two sentences, with or without links. */
  children?: ReactNode;
  /** At most two buttons or links, beside the text where there is room. */
  actions?: ReactNode;
  /** Makes it dismissible; the owner stores that it was dismissed. */
  dismiss?: Dismiss | undefined;
  /** `true` for a banner that appears after the page has loaded: screen readers announce it at the next pause. */
  live?: boolean;
};

/** A message for the whole page, across its top; it covers nothing. Renders a `<section>`. */
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
