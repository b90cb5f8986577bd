import { requiredLine } from './field.ts';

/** What a file is called, as the person who sends it knows it. */
export const fileName = requiredLine('required');
