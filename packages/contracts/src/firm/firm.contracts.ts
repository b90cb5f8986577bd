import { getFirm } from './get-firm.ts';

export const firmContracts = [getFirm] as const;
