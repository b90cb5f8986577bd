import type { AnchorHTMLAttributes, ComponentType } from 'react';

/** The props of a link element: an anchor's attributes with a required `href`. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * The element that renders a link. Adapt a router's link in one line: `const RouterLink: LinkComponent = ({ href,
 * ...rest }) => <Link to={href} {...rest} />`.
 */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** The default link: a plain `<a>`, which works without script. */
export function PlainLink({ children, ...anchor }: LinkComponentProps) {
  return <a {...anchor}>{children}</a>;
}
