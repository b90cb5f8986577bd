import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { createArticleRoute } from './create-article.route.ts';
import {
  getArticleRoute,
  getContentArticleRoute,
  listArticlesRoute,
  listContentArticlesRoute,
} from './read-articles.route.ts';
import {
  deleteArticleRoute,
  discardArticleDraftRoute,
  publishArticleRoute,
  unpublishArticleRoute,
  updateArticleDraftRoute,
} from './write-article.route.ts';

export function articlesRoutes(deps: Dependencies): Route[] {
  return [
    createArticleRoute(deps),
    deleteArticleRoute(deps),
    discardArticleDraftRoute(deps),
    getArticleRoute(deps),
    getContentArticleRoute(deps),
    listArticlesRoute(deps),
    listContentArticlesRoute(deps),
    publishArticleRoute(deps),
    unpublishArticleRoute(deps),
    updateArticleDraftRoute(deps),
  ];
}
