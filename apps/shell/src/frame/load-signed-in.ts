/** The part of the frame that only they need who are signed in: a script of its own. */
export const loadSignedIn = () => import('./signed-in/index.ts');
