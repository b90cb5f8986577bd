import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Container } from '../layout/layout.tsx';
import layoutStyles from '../layout/layout.module.css';
import { PaintStart } from '../paint-start/paint-start.tsx';
import { ZelligeArch } from '../zellige-arch/zellige-arch.tsx';
import { ZelligePattern } from '../zellige/zellige-pattern.tsx';
import styles from './hero.module.css';

/** Props of {@link Hero}. */
export type HeroProps = {
  /** `home`: the front page, on ink; `page`: the other public pages, on limestone. */
  variant?: 'home' | 'page';
  title: ReactNode;
  eyebrow?: ReactNode;
  /** The pages above this one, above the title: {@link Breadcrumbs}. */
  breadcrumbs?: ReactNode;
  lead?: ReactNode;
  /** Buttons. On `home` give them `onInk`. */
  actions?: ReactNode;
  /** Stats. `null` reserves their space while they load; without it there are none. */
  stats?: ReactNode;
  /** Beside the text where there is room. Default on `home` the door of zellige, on `page` nothing. */
  figure?: ReactNode;
};

/**
 * The opening of a public page: title, sentence, action, and the zellige motif. Renders a `<header>` with the `<h1>`.
 */
export function Hero(props: HeroProps) {
  const { variant = 'home', title, eyebrow, breadcrumbs, lead, actions, stats } = props;
  const figure = variant === 'home' ? (props.figure ?? <ZelligeArch />) : props.figure;
  return (
    <header
      className={classNames(
        styles['root'],
        styles[variant],
        variant === 'home' && layoutStyles['ink'],
      )}
    >
      <ZelligePattern
        tile={variant === 'home' ? 208 : 160}
        fade="start"
        onInk={variant === 'home'}
      />
      <Container>
        <div className={classNames(styles['frame'], figure ? styles['split'] : undefined)}>
          <div className={styles['text']}>
            {breadcrumbs}
            {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
            <h1 className={styles['title']}>{title}</h1>
            {lead ? <div className={styles['lead']}>{lead}</div> : null}
            {actions ? <div className={styles['actions']}>{actions}</div> : null}
            {stats === undefined ? null : <div className={styles['stats']}>{stats}</div>}
          </div>
          {figure ? <div className={styles['figure']}>{figure}</div> : null}
        </div>
      </Container>
      <PaintStart id="paint-opening" />
    </header>
  );
}
