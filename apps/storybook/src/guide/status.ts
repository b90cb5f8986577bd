/** The stability of a component: a tag of its stories. */
export type Status = 'stable' | 'experimental' | 'deprecated';

/** The name and meaning of each. */
export const statuses: Readonly<
  Record<Status, { name: string; tone: 'success' | 'info' | 'warning'; meaning: string }>
> = {
  stable: {
    name: 'Stable',
    tone: 'success',
    meaning: 'En service ; un changement visible est annoncé au journal.',
  },
  experimental: {
    name: 'À l’essai',
    tone: 'info',
    meaning: 'Aucun écran ne s’en sert encore ; il peut changer sans annonce.',
  },
  deprecated: {
    name: 'Déprécié',
    tone: 'warning',
    meaning: 'À ne plus employer ; sa page dit par quoi le remplacer.',
  },
};

/** The stability among the tags of a component; screens have none. */
export function findStatus(tags: readonly string[]): Status | undefined {
  return tags.find((tag): tag is Status => tag in statuses);
}
