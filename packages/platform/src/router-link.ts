import { createContext, createElement, use, type AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

/** Describes a link to a page that does not exist in the current language. */
export type OtherLanguage = {
  /** The language of the linked page. */
  lang: string;
  /** 'in French'. */
  text: string;
};

/** The language of the page at an address, if it is not the current one; provided by the shell. */
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
  const link = { ...anchor, to: href, discover: 'none' as const }; // adds no attribute, because nothing reads it
  if (!other) return createElement(Link, link);
  const label = anchor['aria-label'];
  const named = label && { 'aria-label': `${label} (${other.text})` };
  return createElement(Link, { ...link, ...named, hrefLang: other.lang });
}
