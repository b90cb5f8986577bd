const LINE = /^#### \[[^\]]+\]\(\?path=\/docs\/([^)]+)\).* · aussi\s: (.+)$/gmu;

/** Other names by the id of the page. */
export type OtherWords = ReadonlyMap<string, readonly string[]>;

/** The other names of each page, from the lines of the contents page: “#### [Tag](…) Étiquette · aussi : chip”. */
export function otherWords(contents: string): OtherWords {
  const lines = [...contents.matchAll(LINE)];
  return new Map(lines.map(([, id = '', words = '']) => [id, words.split(', ')]));
}
