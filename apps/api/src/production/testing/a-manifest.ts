import type { Manifest } from '../../backup/manifest.ts';

/** What an empty backup of this moment says of itself. */
export function aManifest(at = new Date()): Manifest {
  const nothing = { migrations: [], tables: [], files: [], missing: [], erased: [] };
  return { format: 1, taken_at: at.toISOString(), ...nothing };
}
