import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PlainLink, type LinkComponent, type LinkComponentProps } from '../link/link-component.tsx';
import styles from './text-link.module.css';

/** Props of {@link TextLink}: an anchor's, plus: */
export type TextLinkProps = LinkComponentProps & {
  LinkComponent?: LinkComponent | undefined;
  /** `standalone`: a target of 44 px with room for an icon; `quiet`: underlined on hover only, for lists of links. */
  variant?: 'inline' | 'standalone' | 'quiet';
  iconEnd?: ReactNode;
};

/** A link in running text or on its own. Renders an `<a>`. */
export function TextLink({
  LinkComponent: Link = PlainLink,
  variant = 'inline',
  iconEnd,
  className,
  children,
  ...anchor
}: TextLinkProps) {
  return (
    <Link {...anchor} className={classNames(styles['root'], styles[variant], className)}>
      {children}
      {iconEnd}
    </Link>
  );
}
