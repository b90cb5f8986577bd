import type {
  StoryContextForEnhancers,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';
import { WORDS } from './words.ts';

/** Types that a reader sets with a box, a text or a list of choices. */
const plain = new Set(['string', 'number', 'boolean', 'enum']);

type Told = Pick<StoryContextForEnhancers, 'title' | 'argTypes' | 'initialArgs'>;

/**
 * Settings are for readers who do not read code: only those with a French name are shown, by that name.
 * A node of the page is set as a text unless the story puts an element there; elements, functions and lists of objects are
 * not shown at all.
 */
export function settableOnly({ title, argTypes, initialArgs }: Told): StrictArgTypes {
  const component = /\/([^/ ]+)/.exec(title)?.[1] ?? '';
  // What a component whose props it cannot read is given, Storybook would add later, elements and lists as code.
  const given = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  const settings = Object.entries<StrictInputType>({ ...given, ...argTypes });
  return Object.fromEntries(
    settings.map(([name, argType]) => {
      const words = WORDS[`${component}.${name}`] ?? WORDS[name];
      return [name, inWords(argType, words, findControl(argType, initialArgs[name]))];
    }),
  );
}

function inWords(
  argType: StrictInputType,
  description: string | undefined,
  control: Partial<StrictInputType> | undefined,
): StrictInputType {
  if (description !== undefined && control) return { ...argType, ...control, description };
  return { ...argType, table: { ...argType.table, disable: true } };
}

/** What sets it, where that is not Storybook’s own choice; undefined when a reader cannot. */
function findControl(
  argType: StrictInputType,
  initial: unknown,
): Partial<StrictInputType> | undefined {
  const kind = getKind(argType);
  // Its list of many choices begins with English words.
  if (kind === 'enum') return { control: { type: 'radio' } };
  if (!isObject(initial) && (argType.control || plain.has(kind || typeof initial))) return {};
  const asText = typeof initial === 'string' || (initial === undefined && kind === 'ReactNode');
  return asText ? { control: { type: 'text' } } : undefined;
}

function isObject(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** `string`, `enum`, …; for what Storybook knows no kind of, its name in TypeScript. */
function getKind({ type }: StrictInputType): string {
  if (!type) return '';
  return type.name === 'other' ? type.value : type.name;
}
