import type { SizeUnits } from '../words.ts';

export const en: SizeUnits = ['B', 'KB', 'MB', 'GB'];
