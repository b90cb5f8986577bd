import { createElement, type AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

/** A router's link that takes an anchor's attributes: the `LinkComponent` of the design system. */
export function RouterLink({
  href,
  ...anchor
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return createElement(Link, { ...anchor, to: href });
}
