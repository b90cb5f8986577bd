import type { AnchorHTMLAttributes, ComponentType } from 'react';

/** What every component hands to the element behind a link: an anchor's attributes, `href` always there. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * The element behind a link. A router's link is made to fit in one line:
 * `const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />`.
 */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** The default link: a plain `<a>`, which works before and without any script. */
export function PlainLink({ children, ...anchor }: LinkComponentProps) {
  return <a {...anchor}>{children}</a>;
}
