import { PRODUCT_NAME } from '@tassis/domain';
import type { RenderedPage } from '../rendering/server-shell.ts';
import type { CurrentRelease } from './current-release.ts';

/** The parts of a release that every head links to. */
export type HeadSource = Pick<CurrentRelease, 'shellFiles' | 'fonts'>;

/** The first part of the head of every document: title and metadata, icons, fonts. */
export function openHead(
  { shellFiles, fonts }: HeadSource,
  rendered: RenderedPage | undefined,
  siteName: string = PRODUCT_NAME,
): string[] {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#0c2b30">',
    rendered?.head.includes('<title') ? '' : `<title>${escaped(siteName)}</title>`,
    rendered?.head ?? '',
    `<link rel="icon" type="image/svg+xml" href="${shellFiles}favicon.svg">`,
    `<link rel="apple-touch-icon" href="${shellFiles}apple-touch-icon.png">`,
    `<link rel="manifest" href="${shellFiles}site.webmanifest">`,
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
  ];
}

/** Escapes a text that an admin wrote. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
