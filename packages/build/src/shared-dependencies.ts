/**
 * The libraries and packages that exist once in a page: the shell provides them, areas use the shell's copy.
 * Each must keep its state in one place (React, the router, the query cache, the session) and be imported by
 * exactly these names. Everything else is bundled into each area.
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

/** Their names. */
export const sharedNames = Object.keys(sharedDependencies);

/** What an area's server bundle takes from the shell's: the same copies, and React's JSX beside them. */
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
