export { createArticle } from './create-article.ts';
export { deleteArticle } from './delete-article.ts';
export { discardArticleDraft } from './discard-article-draft.ts';
export { getArticle } from './get-article.ts';
export { getContentArticle } from './get-content-article.ts';
export { listArticles } from './list-articles.ts';
export { listContentArticles } from './list-content-articles.ts';
export { publishArticle } from './publish-article.ts';
export { unpublishArticle } from './unpublish-article.ts';
export { updateArticleDraft } from './update-article-draft.ts';
export type {
  Article,
  ArticleBlock,
  ArticleContent,
  ArticleSummary,
  ContentArticle,
  ContentArticleSummary,
} from './article.ts';
