import type { Times } from './times.ts';

/** One thing that a designer must know. */
export type Change = {
  /** What changes, and how much: `major`, `minor` or `patch`. */
  parts: { name: string; bump: string; version?: string }[];
  /** Markdown, in French. */
  text: string;
  /** The name of the changeset’s file, by which {@link Times} are found. */
  source: string;
};

/** What designers look at. */
const PARTS = new Set(['design-system', 'views', 'storybook']);

/** Reads a changeset; null when it is about nothing that designers look at. */
export function parseChangeset(path: string, file: string): Change | null {
  const [, head = '', said = ''] = /^---\n(.*?)\n---\n+(.*)$/s.exec(file) ?? [];
  const parts = [...head.matchAll(/^['"]@tassis\/([\w-]+)['"]: (\w+)$/gm)]
    .map(([, name = '', bump = '']) => ({ name, bump }))
    .filter(({ name }) => PARTS.has(name));
  return parts.length === 0
    ? null
    : { parts, text: inFrench(said), source: path.split('/').at(-1) ?? '' };
}

/** The paragraph that begins with `fr:`. */
function inFrench(said: string): string {
  const paragraphs = said.trim().split(/\n{2,}/);
  return paragraphs.find((paragraph) => paragraph.startsWith('fr: '))?.slice('fr: '.length) ?? '';
}

/** What has no time comes last; a change of several packages stands once. */
export function newestFirst(changes: readonly Change[], times: Times): Change[] {
  const once = Map.groupBy(changes, ({ text }) => text).values();
  return [...once]
    .flatMap(([first, ...others]) =>
      first ? { ...first, parts: [first, ...others].flatMap(({ parts }) => parts) } : [],
    )
    .toSorted((one, other) => (times[other.source] ?? 0) - (times[one.source] ?? 0));
}
