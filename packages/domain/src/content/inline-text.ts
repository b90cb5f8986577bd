import type { Violation } from '../validators/violation.ts';

/** A piece of a text: how it is set, where it leads. */
export type InlineRun = {
  text: string;
  strong?: true;
  emphasis?: true;
  /** A path of this site, or an address that begins with https://. */
  link?: string;
};

/** A path of this site, or an address of another one. */
const ADDRESS = String.raw`(?:https:\/\/(?=[^\/\s)])|\/(?!\/))[^\s()"'<>\\]*`;
const IS_ADDRESS = new RegExp(`^${ADDRESS}$`, 'u');

/** `**fort**`, `*italique*`, `[texte](/contact)`; of a link only what leads to a page. */
const MARK = new RegExp(
  String.raw`\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|\[(?<text>[^\]]+)\]\((?<link>${ADDRESS})\)`,
  'gu',
);

/** What is meant as a link, wherever it leads. */
const LINK = /\[[^\]]+\]\((?<address>(?:[^()]|\([^()]*\))*)\)/gu;

/** The pieces of a text that somebody typed with marks; what is no whole mark stays as it was typed. */
export function parseInline(text: string): InlineRun[] {
  const runs: InlineRun[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) runs.push({ text: text.slice(from, to) });
  };
  for (const match of text.matchAll(MARK)) {
    plain(match.index);
    from = match.index + match[0].length;
    const { strong, emphasis, text: words = '', link } = match.groups ?? {};
    if (strong !== undefined) runs.push({ text: strong, strong: true });
    else if (emphasis !== undefined) runs.push({ text: emphasis, emphasis: true });
    else if (link !== undefined) runs.push({ text: words, link });
  }
  plain(text.length);
  return runs;
}

/** The links of a text with marks: {@link parseInline} leaves one that leads to no page as it was typed. */
export function inlineLinks(text: string): Violation | null {
  const addresses = [...text.matchAll(LINK)].map(({ groups }) => groups?.['address'] ?? '');
  const address = addresses.find((each) => !IS_ADDRESS.test(each));
  return address === undefined ? null : { code: 'link_address_invalid', params: { address } };
}
