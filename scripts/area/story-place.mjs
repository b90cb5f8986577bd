// @ts-check

/** The id of a story's page in Storybook's URLs, by its title: 'Écrans/Espace client' → 'écrans-espace-client'. @param {string} title */
export function storyPlace(title) {
  return title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
