type Descriptor = { id: string; title: string; mounts: string[]; roles: []; languages?: string[] };

/** What each area says of itself (`area.json`). */
export const areas = Object.values(
  import.meta.glob<Descriptor>('../../../*/area.json', { eager: true, import: 'default' }),
);

const BOTH = ['fr', 'en'] as const;

/** The languages that the pages of an area have; those of the shell have both. */
export function findLanguages(id: string): readonly ('fr' | 'en')[] {
  if (id === 'shell') return BOTH;
  const { languages = ['fr'] } = areas.find((area) => area.id === id) ?? {};
  return BOTH.filter((language) => languages.includes(language));
}
