import { Card, Container, Section } from '@tassis/design-system';
import { pageTitle } from '@tassis/platform';
import type { ReactNode } from 'react';
import styles from './sign-in-layout.module.css';

/** The page around the login and the registration form. */
export function SignInLayout(props: { title: string; intro: string; children: ReactNode }) {
  return (
    <Section>
      <title>{pageTitle(props.title)}</title>
      <meta name="description" content={props.intro} />
      <Container width="form">
        <Card>
          <h1 className={styles['title']}>{props.title}</h1>
          <p className={styles['intro']}>{props.intro}</p>
          <div className={styles['body']}>{props.children}</div>
        </Card>
      </Container>
    </Section>
  );
}
