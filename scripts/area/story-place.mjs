// @ts-check

/** The id of a story's page in Storybook's URLs, by its title: 'Écrans/Espace client' → 'écrans-espace-client'. @param {string} title */
export function storyPlace(title) {
  return title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** The same for a file of stories, which may set its own id beside the title. @param {string} text */
export function findStoryPlace(text) {
  const [, title, id] = /\btitle: '([^'/]+\/[^']+)',(?:\s+id: '([^']+)',)?/.exec(text) ?? [];
  return id ?? (title === undefined ? undefined : storyPlace(title));
}
