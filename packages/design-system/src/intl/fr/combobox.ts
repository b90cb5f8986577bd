import type { ComboboxWords } from '../words.ts';

export const fr: ComboboxWords = { unlisted: 'Choisissez une option de la liste.' };
