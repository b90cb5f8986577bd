/** Loaded on demand, because these calls validate their responses with schemas that other pages need not load. */
const calls = () => import('./written-article-calls.ts');

/** The query of the articles written in the content area, without their texts, newest first. */
export const writtenArticlesQuery = {
  queryKey: ['written articles'],
  queryFn: async () => (await calls()).listWritten(),
  retry: false, // The API client retries already.
};

/** The query of one of them. */
export function writtenArticleQuery(name: string) {
  return {
    queryKey: ['written article', name],
    queryFn: async () => (await calls()).getWritten(name),
    retry: false,
  };
}
