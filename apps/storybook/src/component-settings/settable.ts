import type {
  StoryContextForEnhancers,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';
import { WORDS } from './words.ts';

/** Types that a reader can set by a checkbox, a text or a list of options. */
const plain = new Set(['string', 'number', 'boolean', 'enum']);

type Told = Pick<StoryContextForEnhancers, 'title' | 'argTypes' | 'initialArgs'>;

/**
 * Settings are for readers who do not read code: only those with a French name are shown, under that name. A node of the
 * page is set as a text unless the story passes an element; elements, functions and lists of objects are not shown at all.
 */
export function settableOnly({ title, argTypes, initialArgs }: Told): StrictArgTypes {
  const component = /\/([^/ ]+)/.exec(title)?.[1] ?? '';
  // Storybook would later add the args of a component whose props it cannot read, with elements and lists as code.
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

/** The control of a setting, if it is not Storybook’s default; undefined when a reader cannot set it. */
function findControl(
  argType: StrictInputType,
  initial: unknown,
): Partial<StrictInputType> | undefined {
  const kind = getKind(argType);
  // Storybook's list of many options starts with English text.
  if (kind === 'enum') return { control: { type: 'radio' } };
  if (!isObject(initial) && (argType.control || plain.has(kind || typeof initial))) return {};
  const asText = typeof initial === 'string' || (initial === undefined && kind === 'ReactNode');
  return asText ? { control: { type: 'text' } } : undefined;
}

function isObject(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** `string`, `enum`, …; for types that Storybook does not classify, their name in TypeScript. */
function getKind({ type }: StrictInputType): string {
  if (!type) return '';
  return type.name === 'other' ? type.value : type.name;
}
