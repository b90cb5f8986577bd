import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

/** Steps of the 8-point grid. */
export type Gap = 'none' | 'xs' | 's' | 'm' | 'l' | 'xl';

type Element =
  | 'div'
  | 'section'
  | 'article'
  | 'ul'
  | 'ol'
  | 'nav'
  | 'main'
  | 'aside'
  | 'header'
  | 'footer';

type LayoutProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  as?: Element;
  children?: ReactNode;
};

/** Props of {@link Container}. */
export type ContainerProps = LayoutProps & { width?: 'text' | 'form' | 'content' | 'wide' };

/** Centres its content at a readable width, with gutters from 16 to 40 px. */
export function Container({
  as: As = 'div',
  width = 'content',
  className,
  ...rest
}: ContainerProps) {
  return (
    <As
      {...rest}
      className={classNames(styles['container'], styles[`width-${width}`], className)}
    />
  );
}

/** Props of {@link Section}. */
export type SectionProps = LayoutProps & {
  tone?: 'plain' | 'soft' | 'white' | 'ink';
  spacing?: 's' | 'm' | 'l';
};

/** A band across the page. Positioned, so that a ZelligePattern can lie behind its Container. */
export function Section(props: SectionProps) {
  const { as: As = 'section', tone = 'plain', spacing = 'l', className, ...rest } = props;
  return (
    <As
      {...rest}
      className={classNames(
        styles['section'],
        styles[tone],
        styles[`spacing-${spacing}`],
        className,
      )}
    />
  );
}

/** Props of {@link Stack} and {@link Cluster}. */
export type StackProps = LayoutProps & {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'between';
};

/** Stacks its children vertically. */
export function Stack({ as: As = 'div', gap = 'm', align, className, ...rest }: StackProps) {
  return (
    <As
      {...rest}
      className={classNames(
        styles['stack'],
        styles[`gap-${gap}`],
        align && styles[`stack-${align}`],
        className,
      )}
    />
  );
}

/** Sets its children in a row that wraps. */
export function Cluster({ as: As = 'div', gap = 's', align, className, ...rest }: StackProps) {
  return (
    <As
      {...rest}
      className={classNames(
        styles['cluster'],
        styles[`gap-${gap}`],
        align && styles[`cluster-${align}`],
        className,
      )}
    />
  );
}

/** Props of {@link Grid}. */
export type GridProps = LayoutProps & {
  gap?: Gap;
  /** The least width of a column: s 14 rem, m 18 rem, l 24 rem. As many columns as fit; `half`: two, from 14 rem each. */
  column?: 's' | 'm' | 'l' | 'half';
};

/** Equal columns, as many as fit. */
export function Grid({ as: As = 'div', gap = 'm', column = 'm', className, ...rest }: GridProps) {
  return (
    <As
      {...rest}
      className={classNames(
        styles['grid'],
        styles[`gap-${gap}`],
        styles[`column-${column}`],
        className,
      )}
    />
  );
}
