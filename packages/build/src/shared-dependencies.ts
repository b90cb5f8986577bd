/**
 * The shared modules: they exist once in a page, the shell provides them, and areas use its copy. They hold state
 * that must exist once (React, the router, the query cache, the session) and are imported by exactly these names.
 * Everything else is bundled into each area.
 */
const sharedDependencies = {
  react: '^19.3.0',
  'react-dom': '^19.3.0',
  '@tassis/platform': '*',
  '@tassis/platform/router': '*',
  '@tassis/auth': '*',
  '@tassis/auth/forms': '*',
  '@tassis/contracts/schema': '*',
  '@tassis/api-client': '*',
  '@tassis/api-client/query': '*',
  '@tassis/design-system/host': '*',
};

/** The names of the shared modules. */
export const sharedNames = Object.keys(sharedDependencies);

/** The modules that an area's server bundle takes from the shell's: the shared ones, and React's JSX runtime. */
export const sharedOnServer = [...sharedNames, 'react/jsx-runtime'];

/** The `shared` option of the federation plugin. */
export function shareAll() {
  return Object.fromEntries(
    Object.entries(sharedDependencies).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion },
    ]),
  );
}
