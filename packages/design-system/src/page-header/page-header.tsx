import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Container } from '../layout/layout.tsx';
import { ZelligeRosette } from '../zellige/zellige-rosette.tsx';
import { ZelligePattern } from '../zellige/zellige-pattern.tsx';
import styles from './page-header.module.css';

/** Props of {@link PageHeader}. */
export type PageHeaderProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Beside the text where there is room: a figure, a card. */
  aside?: ReactNode;
  /** `hero`: the front page; `page`: public pages, with the motif; `plain`: signed-in areas. */
  variant?: 'hero' | 'page' | 'plain';
  width?: 'form' | 'content' | 'wide';
};

/** The head of a page. Renders a `<header>` with the page's one `<h1>`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, eyebrow, lead, actions, aside, variant = 'plain', width = 'content' } = props;
  return (
    <header className={classNames(styles['root'], styles[variant])}>
      <Motif variant={variant} beside={Boolean(aside)} />
      <Container width={width} className={aside ? styles['split'] : undefined}>
        <div className={styles['text']}>
          {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
          <h1 className={styles['title']}>{title}</h1>
          {lead ? <div className={styles['lead']}>{lead}</div> : null}
          {actions ? <div className={styles['actions']}>{actions}</div> : null}
        </div>
        {aside ? <div className={styles['aside']}>{aside}</div> : null}
      </Container>
    </header>
  );
}

/** The hero carries one large medallion, unless something else stands beside its text; pages carry the tessellation. */
function Motif({ variant, beside }: { variant: PageHeaderProps['variant']; beside: boolean }) {
  if (variant === 'page') return <ZelligePattern tile={160} fade="start" />;
  if (variant !== 'hero') return null;
  if (beside) return <ZelligePattern tile={208} fade="start" onInk />;
  return <ZelligeRosette detail="fine" className={styles['rosette']} />;
}
