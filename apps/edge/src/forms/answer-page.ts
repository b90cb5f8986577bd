import type { FormAnswer } from '../rendering/server-shell.ts';

/** Makes the whole HTML document. */
export type RenderAnswerPage = (answer: FormAnswer) => Promise<string>;
