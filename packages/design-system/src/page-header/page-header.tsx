import type { ReactNode } from 'react';
import { Container } from '../layout/layout.tsx';
import styles from './page-header.module.css';

/** Props of {@link PageHeader}. */
export type PageHeaderProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** The pages above this one, above the title: {@link Breadcrumbs}. */
  breadcrumbs?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Beside the text where there is room: a card, a few facts. */
  aside?: ReactNode;
  width?: 'form' | 'content' | 'wide';
};

/** The header of a form or work page; public pages open with Hero. Renders a `<header>` with the page's `<h1>`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, eyebrow, breadcrumbs, lead, actions, aside, width = 'content' } = props;
  return (
    <header className={styles['root']}>
      <Container width={width}>
        <div className={aside ? styles['split'] : undefined}>
          <div className={styles['text']}>
            {breadcrumbs}
            {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
            <h1 className={styles['title']}>{title}</h1>
            {lead ? <div className={styles['lead']}>{lead}</div> : null}
            {actions ? <div className={styles['actions']}>{actions}</div> : null}
          </div>
          {aside ? <div>{aside}</div> : null}
        </div>
      </Container>
    </header>
  );
}
