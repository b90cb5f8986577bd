import { createArticle } from './create-article.ts';
import { deleteArticle } from './delete-article.ts';
import { discardArticleDraft } from './discard-article-draft.ts';
import { getArticle } from './get-article.ts';
import { getContentArticle } from './get-content-article.ts';
import { listArticles } from './list-articles.ts';
import { listContentArticles } from './list-content-articles.ts';
import { publishArticle } from './publish-article.ts';
import { unpublishArticle } from './unpublish-article.ts';
import { updateArticleDraft } from './update-article-draft.ts';

export const articlesContracts = [
  createArticle,
  deleteArticle,
  discardArticleDraft,
  getArticle,
  getContentArticle,
  listArticles,
  listContentArticles,
  publishArticle,
  unpublishArticle,
  updateArticleDraft,
] as const;
