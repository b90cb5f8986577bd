import { areaDescriptors } from './area-descriptors.ts';

/** Every page that the site serves complete, as the areas declare them. */
export const servedPaths: readonly string[] = areaDescriptors.flatMap(({ prerender }) => prerender);
