import type { PreparedStory } from 'storybook/internal/types';

type Fields = Readonly<Record<string, unknown>>;

/** The settings of a story (`parameters.docs.story`) about how its page shows it. */
export function docsOfStory({ parameters = {} }: { parameters?: Fields }): Fields {
  return asFields(asFields(parameters['docs'])['story']);
}

/** The fields of an untyped value of Storybook; empty for other values. */
export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** The story of a documentation block, as its file exports it. */
export function getExport({ moduleExport }: PreparedStory): unknown {
  return moduleExport;
}
