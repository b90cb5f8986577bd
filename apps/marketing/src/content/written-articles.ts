/** What these calls answer is checked by more rules than a page without articles should load. */
const calls = () => import('./written-article-calls.ts');

/** The query of the articles that the firm has written in its content area, without their texts; the newest first. */
export const writtenArticlesQuery = {
  queryKey: ['written articles'],
  queryFn: async () => (await calls()).listWritten(),
  retry: false, // the client already retries
};

/** The query of one of them. */
export function writtenArticleQuery(name: string) {
  return {
    queryKey: ['written article', name],
    queryFn: async () => (await calls()).getWritten(name),
    retry: false,
  };
}
