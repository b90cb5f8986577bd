type Descriptor = { id: string; title: string; mounts: string[]; roles: []; languages?: string[] };

/** The descriptor (`area.json`) of each area. */
export const areas = Object.values(
  import.meta.glob<Descriptor>('../../../*/area.json', { eager: true, import: 'default' }),
);

const BOTH = ['fr', 'en'] as const;

/** The languages of an area's pages; those of the shell have both. */
export function findLanguages(id: string): readonly ('fr' | 'en')[] {
  if (id === 'shell') return BOTH;
  const { languages = ['fr'] } = areas.find((area) => area.id === id) ?? {};
  return BOTH.filter((language) => languages.includes(language));
}
