import type { FormAnswer } from '@tassis/platform/form-answer';

/** Makes the whole HTML document. */
export type RenderAnswerPage = (answer: FormAnswer) => Promise<string>;
