import { areaDescriptors } from './area-descriptors.ts';

/** All server-rendered pages, as the areas declare them. */
export const servedPaths: readonly string[] = areaDescriptors.flatMap(({ prerender }) => prerender);
