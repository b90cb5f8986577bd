import type { Times } from './times.ts';

/** A change that designers should know. */
export type Change = {
  /** The kind of change: `major`, `minor` or `patch`. */
  parts: { name: string; bump: string; version?: string }[];
  /** Markdown, in French. */
  text: string;
  /** The name of the changeset’s file, which is the key in {@link Times}. */
  source: string;
};

/** The packages whose changes designers can see. */
const PARTS = new Set(['design-system', 'views', 'storybook']);

/** Parses a changeset; null when it changes none of these packages. */
export function parseChangeset(path: string, file: string): Change | null {
  const [, head = '', said = ''] = /^---\n(.*?)\n---\n+(.*)$/s.exec(file) ?? [];
  const parts = [...head.matchAll(/^['"]@tassis\/([\w-]+)['"]: (\w+)$/gm)]
    .map(([, name = '', bump = '']) => ({ name, bump }))
    .filter(({ name }) => PARTS.has(name));
  return parts.length === 0
    ? null
    : { parts, text: inFrench(said), source: path.split('/').at(-1) ?? '' };
}

/** The paragraph that starts with `fr:`. */
function inFrench(said: string): string {
  const paragraphs = said.trim().split(/\n{2,}/);
  return paragraphs.find((paragraph) => paragraph.startsWith('fr: '))?.slice('fr: '.length) ?? '';
}

/** Changesets without a time are last; a change of several packages is listed once. */
export function newestFirst(changes: readonly Change[], times: Times): Change[] {
  const once = Map.groupBy(changes, ({ text }) => text).values();
  return [...once]
    .flatMap(([first, ...others]) =>
      first ? { ...first, parts: [first, ...others].flatMap(({ parts }) => parts) } : [],
    )
    .toSorted((one, other) => (times[other.source] ?? 0) - (times[one.source] ?? 0));
}
