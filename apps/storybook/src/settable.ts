import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Types that a reader sets with a box, a text or a list of choices. */
const plain = new Set(['string', 'number', 'boolean', 'enum']);

/**
 * Settings are for readers who know no code: a node of the page is set as a text unless the story puts an element there;
 * elements, functions and lists of objects are not shown at all.
 */
export const settableOnly: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, settable(argType, initialArgs[name])]),
  );

function settable(argType: StrictInputType, initial: unknown): StrictInputType {
  if (argType.control || plain.has(kindOf(argType))) return argType;
  if (typeof initial === 'string' || (initial === undefined && kindOf(argType) === 'ReactNode'))
    return { ...argType, control: { type: 'text' } };
  return { ...argType, table: { ...argType.table, disable: true } };
}

/** `string`, `enum`, …; for what Storybook knows no kind of, its name in TypeScript. */
function kindOf({ type }: StrictInputType): string {
  if (!type) return '';
  return type.name === 'other' ? type.value : type.name;
}
