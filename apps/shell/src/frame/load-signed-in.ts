/** The part of the frame that only signed-in people need: a script of its own. */
export const loadSignedIn = () => import('./signed-in/index.ts');
