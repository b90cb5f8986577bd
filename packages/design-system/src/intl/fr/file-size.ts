import type { SizeUnits } from '../words.ts';

export const fr: SizeUnits = ['o', 'Ko', 'Mo', 'Go'];
