import { moroccanMoment } from '../time/moroccan-time.ts';

/** Where a banner is shown, and the addresses of those pages; of `all`, every public page. */
const PAGES = {
  all: [],
  home: ['/'],
  services: ['/services'],
  packages: ['/forfaits'],
  ordering: ['/company-creation', '/domiciliation', '/negative-certificate'],
  about: ['/about'],
  contact: ['/contact'],
  blog: ['/blog'],
} as const satisfies Record<string, readonly string[]>;

export type BannerPlace = keyof typeof PAGES;

export const BANNER_PLACES = [
  'all',
  'home',
  'services',
  'packages',
  'ordering',
  'about',
  'contact',
  'blog',
] as const satisfies readonly BannerPlace[];
export const BANNER_TONES = ['info', 'success', 'warning'] as const;

/** The pages that show a banner by its `place`: the home page means all of them. */
export function bannerPages(place: BannerPlace): readonly string[] {
  return place === 'all' ? PAGES.home : PAGES[place];
}

/** Whether a banner with this `place` is shown at a path, including paths below its pages. */
export function isBannerAt(place: BannerPlace, path: string): boolean {
  const pages: readonly string[] = PAGES[place];
  return pages.length === 0 || pages.some((page) => path === page || path.startsWith(`${page}/`));
}

/** From when until when a banner is shown, as clocks in Morocco show it ('2026-11-30T10:30'); '' without end. */
export type BannerTimes = {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

/** The moments at which a banner appears and disappears; null where it has none. */
export function bannerMoments({ from = '', until = '' }: BannerTimes) {
  return { from: moroccanMoment(from), until: moroccanMoment(until) };
}

/** Whether a banner is to come, on the site, or over at a moment. */
export function bannerState(times: BannerTimes, now: Date): 'scheduled' | 'shown' | 'ended' {
  const { from, until } = bannerMoments(times);
  if (until && until <= now) return 'ended';
  return from && from > now ? 'scheduled' : 'shown';
}

/** The words of a banner; the English ones may be missing. */
export type BannerWords = {
  readonly link: string;
  readonly text_en?: string | undefined;
  readonly link_text_en?: string | undefined;
};

/** Whether all that a banner says is there in English. */
export function isBannerTranslated({
  link,
  text_en: text,
  link_text_en: linkText,
}: BannerWords): boolean {
  return Boolean(text && (link === '' || linkText));
}

/** What a banner says on an English page: its English where all of it is there, else its French. */
export function bannerInEnglish(
  banner: BannerWords & { readonly text: string; readonly link_text: string },
): { text: string; link_text: string; lang: 'fr' | 'en' } {
  const { text, link_text: linkText, text_en: english = '', link_text_en: link = '' } = banner;
  return isBannerTranslated(banner)
    ? { text: english, link_text: link, lang: 'en' }
    : { text, link_text: linkText, lang: 'fr' };
}
