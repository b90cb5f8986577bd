import { createContext, createElement, use, type AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

/** What is said of a link to a page that cannot be read in the language of this one. */
export type OtherLanguage = {
  /** Of the page that the link leads to. */
  lang: string;
  /** 'in French'. */
  text: string;
};

/** Tells the language of the page at an address, where it is not the one that is read; given by the shell. */
export const OtherLanguageContext = createContext<(href: string) => OtherLanguage | undefined>(
  () => undefined,
);

/**
 * A router's link that takes an anchor's attributes: the `LinkComponent` of the design system. One to a page in another
 * language has `hreflang`, by which the shell's stylesheet marks it.
 */
export function RouterLink({
  href,
  ...anchor
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const other = use(OtherLanguageContext)(href);
  const link = { ...anchor, to: href, discover: 'none' as const }; // no attribute that nobody reads
  if (!other) return createElement(Link, link);
  const label = anchor['aria-label'];
  const named = label && { 'aria-label': `${label} (${other.text})` };
  return createElement(Link, { ...link, ...named, hrefLang: other.lang });
}
