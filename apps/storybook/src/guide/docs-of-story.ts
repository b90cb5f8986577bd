import type { PreparedStory } from 'storybook/internal/types';

type Fields = Readonly<Record<string, unknown>>;

/** What a story's settings (`parameters.docs.story`) say of how it is shown in its page. */
export function docsOfStory({ parameters = {} }: { parameters?: Fields }): Fields {
  return asFields(asFields(parameters['docs'])['story']);
}

/** The fields of what Storybook gives without a type; none where it has none. */
export function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** What a block of the documentation shows: the story as its file exports it. */
export function getExport({ moduleExport }: PreparedStory): unknown {
  return moduleExport;
}
