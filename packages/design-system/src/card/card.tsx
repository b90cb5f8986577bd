import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** Props of {@link Card}: those of its element, plus: */
export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  as?: 'div' | 'article' | 'section' | 'li';
  tone?: 'white' | 'soft' | 'brand';
  padding?: 'none' | 's' | 'm' | 'l';
};

/** Groups things that belong together, on white, inside a soft border. */
export function Card({
  as: As = 'div',
  tone = 'white',
  padding = 'm',
  className,
  ...rest
}: CardProps) {
  return (
    <As
      {...rest}
      className={classNames(styles['root'], styles[tone], styles[`padding-${padding}`], className)}
    />
  );
}
