import type { PageFile } from '../pages/page-files.ts';
import { texts } from '../messages/previews.ts';
import type { Previewed } from './find-previewed.ts';
import { LEAVE, PREVIEW_QUERY } from './preview-words.ts';

/** HTML that stands before the app in a page. */
export interface Badge {
  html: string;
  /** Its stylesheet. */
  style: PageFile;
}

/**
 * The badge of a preview: says what is previewed, and leads back. It needs no script, and lies outside of the app, which
 * neither sees nor replaces it.
 */
export function previewBadge(previewed: readonly Previewed[]): string {
  const what = previewed.map((each) => escaped(nameOf(each))).join(', ');
  const line = (language: 'fr' | 'en') => {
    const { title, note, leave } = texts[language];
    const link = `<a href="?${PREVIEW_QUERY}=${LEAVE}">${leave}</a>`;
    return `<p lang="${language}"><strong>${title}</strong> ${what}. ${note} ${link}</p>`;
  };
  return `<aside class="tassis-preview" aria-label="${texts.fr.label}">${line('fr')}${line('en')}</aside>`;
}

function nameOf({ what, area: { id, version } }: Previewed): string {
  return what === version ? `${id} ${version}` : `${id} ${what} (${version})`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** In the flow above the page, so that it covers nothing; in the language that the page is in. */
export const badgeStyle: string = `.tassis-preview{background:#3b1d5e;color:#fff;font:0.875rem/1.4 system-ui,sans-serif;padding:0.5rem 1rem;overflow-wrap:anywhere}
.tassis-preview p{margin:0}
.tassis-preview a{color:#fff;display:inline-block;padding:0.25rem 0;text-underline-offset:0.2em}
.tassis-preview a:focus-visible{outline:2px solid #fff;outline-offset:2px}
html:lang(en) .tassis-preview [lang=fr],html:not(:lang(en)) .tassis-preview [lang=en]{display:none}
@media print{.tassis-preview{display:none}}
`;
