/** Frames of a stack that are reported, and words of a message. */
const MOST_FRAMES = 8;
const MOST_WORDS = 40;

/** The words in which browsers, React and this site say what went wrong. None of them is anybody's. */
const words = new Set(
  `a access after an array assignment before call called can cannot child constant constructor defined dynamically error
  evaluating exceeded expected failed fetch find for function hook hydration imported importing in initialization invalid
  is iterable json length load many maximum module more must new node not null object of on operation out primitive
  properties property range rangeerror react read reading recursion referenceerror rendered script securityerror setting size
  stack storage syntaxerror t than the to token too type typeerror undefined unexpected value variable`.split(
    /\s+/,
  ),
);

/**
 * The message of an error without anything personal, by construction: it consists of words of one list, and `…` stands for
 * everything else. React's own errors are said by their code.
 */
export function scrubMessage(message: string): string {
  const code = /react error #\d{1,3}/i.exec(message)?.[0];
  if (code !== undefined) return code.toLowerCase();
  const said = message
    .slice(0, 1000)
    .toLowerCase()
    .split(/[^\p{L}\p{N}…]+/u)
    .filter((word) => word !== '')
    .map((word) => (words.has(word) ? word : '…'));
  const kept = said.filter((word, index) => word !== '…' || said[index - 1] !== '…');
  return kept.slice(0, MOST_WORDS).join(' ');
}

/** The frames of a stack that lie in files of releases, without the names of functions: `/mfe/ordering/1.2.3-ab/x.js:1:234`. */
export function scrubStack(stack: string): string {
  const frames = stack.match(/\/mfe\/[a-z][a-z-]*\/[\w.+-]+\/[\w./-]+\.js:\d{1,7}:\d{1,7}/g) ?? [];
  return frames.slice(0, MOST_FRAMES).join('\n');
}
