import { contentVersion } from './content-version.ts';
import { healthLive } from './health-live.ts';
import { healthReady } from './health-ready.ts';

export const healthContracts = [contentVersion, healthLive, healthReady] as const;
