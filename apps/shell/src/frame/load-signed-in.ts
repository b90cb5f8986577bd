/** Loads the part of the frame that only signed-in people need, which is a script of its own. */
export const loadSignedIn = () => import('./signed-in/index.ts');
