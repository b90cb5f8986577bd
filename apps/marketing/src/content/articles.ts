/** The articles in the order of their list. An article’s name is its file's name and the end of its address. */
export const articleNames = [
  'creer-une-societe-au-maroc',
  'sarl-sarl-au-ou-auto-entrepreneur',
  'domiciliation-loi-89-17',
  'certificat-negatif',
  'cout-premiere-annee',
  'obligations-annuelles',
] as const;

export type ArticleName = (typeof articleNames)[number];

/** Whether the release has an article of this name. */
export function isArticleName(name: string): name is ArticleName {
  return articleNames.some((each) => each === name);
}

/** All articles are one script, for visitors who come from another page of the site. */
const library = () => import('./article-library.ts');

/** The query of the list of articles, without their texts. */
export const articlesQuery = {
  queryKey: ['articles'],
  queryFn: async () => (await library()).listArticles(),
  staleTime: Number.POSITIVE_INFINITY,
};

/** The query of an article. As with `siteTextQuery`, the server writes the data into the page. */
export function articleQuery(name: ArticleName) {
  return {
    queryKey: ['article', name],
    queryFn: async () => (await library()).readArticle(name),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
