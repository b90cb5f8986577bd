import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Types that a reader sets with a box, a text or a list of choices. */
const plain = new Set(['string', 'number', 'boolean', 'enum']);

/**
 * Settings are for readers who know no code: a node of the page is set as a text unless the story puts an element there;
 * elements, functions and lists of objects are not shown at all.
 */
export const settableOnly: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...hidden(initialArgs),
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, settable(argType, initialArgs[name])]),
  ),
});

/** Of a component whose props it cannot read, Storybook would later show each initial element and list as code. */
function hidden(initialArgs: Readonly<Record<string, unknown>>) {
  const objects = Object.keys(initialArgs).filter((name) => isObject(initialArgs[name]));
  return Object.fromEntries(objects.map((name) => [name, { name, table: { disable: true } }]));
}

function settable(argType: StrictInputType, initial: unknown): StrictInputType {
  if (!isObject(initial) && (argType.control || plain.has(kindOf(argType)))) return argType;
  if (typeof initial === 'string' || (initial === undefined && kindOf(argType) === 'ReactNode'))
    return { ...argType, control: { type: 'text' } };
  return { ...argType, table: { ...argType.table, disable: true } };
}

function isObject(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** `string`, `enum`, …; for what Storybook knows no kind of, its name in TypeScript. */
function kindOf({ type }: StrictInputType): string {
  if (!type) return '';
  return type.name === 'other' ? type.value : type.name;
}
