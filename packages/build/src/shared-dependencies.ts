/**
 * The shared modules: they exist once in a page, the shell provides them, and areas use its copy. They hold state
 * that must exist once (React, the router, the query cache, the session) and are imported by exactly these names.
 * Everything else is bundled into each area.
 */
const libraries = { react: '^19.3.0', 'react-dom': '^19.3.0' };

/** Packages of this repository; the platform API versions all of them together. */
const platform = [
  '@tassis/platform',
  '@tassis/platform/router',
  '@tassis/auth',
  '@tassis/auth/forms',
  '@tassis/contracts/schema',
  '@tassis/api-client',
  '@tassis/api-client/query',
  '@tassis/design-system/host',
];

/** The names of the shared modules. */
export const sharedNames = [...Object.keys(libraries), ...platform];

/** The modules that an area's server bundle takes from the shell's: the shared ones, and React's JSX runtime. */
export const sharedOnServer = [...sharedNames, 'react/jsx-runtime'];

/**
 * The versions of shared modules that an area accepts, by their names.
 * @param platformApi the range of the platform API that its `area.json` requires
 */
export function sharedVersions(platformApi: string): Record<string, string> {
  return { ...libraries, ...Object.fromEntries(platform.map((name) => [name, platformApi])) };
}
