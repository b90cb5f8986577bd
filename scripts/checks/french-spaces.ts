import { parseAst, Visitor } from 'vite';

/** The position of a text in a file. */
type Passage = { start: number; text: string };

/** An ordinary or wide space where French needs a narrow one that does not break: before ; : ! ? » %, and after «. */
const wrong = /(?<=\S)[ \u00a0](?=[;:!?»%](?:[\s.,)»\\'"`<]|$))|(?<=«)[ \u00a0]/g;
const codeSpan = /\\?`[^`\n]*`/g;

/** Offsets in `source` of the spaces that should be U+202F; code spans, links and code are skipped. */
export function wrongSpaces(file: string, source: string): number[] {
  const passages = /\.mdx?$/.test(file) ? prose(source) : strings(source);
  return passages.flatMap(({ start, text }) => {
    const blanked = text.replaceAll(codeSpan, (span) => 'x'.repeat(span.length));
    return [...blanked.matchAll(wrong)].map(({ index }) => start + index);
  });
}

/** The lines of a page that are not code. */
function prose(source: string): Passage[] {
  let start = 0;
  return source.split('\n').flatMap((text) => {
    const passage = { start, text };
    start += text.length + 1;
    return /^(?:import|export|```)/.test(text) ? [] : [passage];
  });
}

/** The strings, templates and element texts in TypeScript. */
function strings(source: string): Passage[] {
  const found: Passage[] = [];
  const take = ({ start, end }: { start: number; end: number }) => {
    found.push({ start, text: source.slice(start, end) });
  };
  const visitor = new Visitor({
    TemplateElement: take,
    JSXText: take,
    Literal: (node) => {
      if (typeof node.value === 'string') take(node);
    },
  });
  visitor.visit(parseAst(source, { lang: 'tsx' }));
  return found;
}
