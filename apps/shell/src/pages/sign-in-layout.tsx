import { Card, Container, Section, ZelligeArch, ZelligePattern } from '@tassis/design-system';
import { PageHead, UnlistedHead } from '@tassis/platform/router';
import { useId, type ReactNode } from 'react';
import { useAccessTexts } from '../messages/access/use-access-texts.ts';
import styles from './sign-in-layout.module.css';

/** Props of {@link SignInLayout}. */
export type SignInLayoutProps = {
  title: string;
  intro: string;
  /** An icon before the title. */
  mark?: ReactNode;
  tone?: 'brand' | 'warning';
  /** The page has changed to a new state: its title takes the focus. */
  arrived?: boolean;
  /** `noindex`: a page that is only linked from mails. */
  unlisted?: boolean;
  children?: ReactNode;
};

/** The page around a form of sign-in or registration, with a door of zellige beside it where there is room. */
export function SignInLayout(props: SignInLayoutProps) {
  const { title, intro, mark, tone = 'brand', arrived = false, unlisted = false } = props;
  const introId = useId();
  return (
    <Section spacing="m">
      {unlisted ? (
        <UnlistedHead title={title} description={intro} />
      ) : (
        <PageHead title={title} description={intro} />
      )}
      <Container>
        <Card padding="none" className={styles['frame']}>
          <div className={styles['page']}>
            {mark ? <div className={styles[`mark-${tone}`]}>{mark}</div> : null}
            <h1
              key={title}
              ref={arrived ? takeFocus : undefined}
              tabIndex={-1}
              aria-describedby={introId}
              className={styles['title']}
            >
              {title}
            </h1>
            <p id={introId} className={styles['intro']}>
              {intro}
            </p>
            {props.children ? <div className={styles['body']}>{props.children}</div> : null}
          </div>
          <Door />
        </Card>
      </Container>
    </Section>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

function Door() {
  const texts = useAccessTexts();
  return (
    <Section as="div" tone="ink" spacing="s" className={styles['door']}>
      <ZelligePattern tile={160} fade="start" onInk />
      <div className={styles['words']}>
        <p className={styles['promise']}>{texts.doorTitle}</p>
        <p>{texts.doorText}</p>
      </div>
      <ZelligeArch className={styles['arch']} />
    </Section>
  );
}
