import type { ComboboxWords } from '../words.ts';

export const en: ComboboxWords = { unlisted: 'Choose an option from the list.' };
