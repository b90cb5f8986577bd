import { listPackages } from './list-packages.ts';

export const packagesContracts = [listPackages] as const;
