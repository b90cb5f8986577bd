import {
  getArticle,
  getContentArticle,
  listArticles,
  listContentArticles,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findArticles, readArticle } from './article.repository.ts';
import { findPublishedArticle, findPublishedArticles } from './published-article.repository.ts';

export function listArticlesRoute({ db }: Dependencies) {
  return defineRoute(listArticles, async () => success(await findPublishedArticles(db)));
}

export function getArticleRoute({ db }: Dependencies) {
  return defineRoute(getArticle, async ({ params }) => {
    const article = await findPublishedArticle(db, params.article);
    if (article === null) throw new HttpError('not_found');
    return success(article);
  });
}

export function listContentArticlesRoute({ db }: Dependencies) {
  return defineRoute(listContentArticles, async () => success(await findArticles(db)));
}

export function getContentArticleRoute({ db }: Dependencies) {
  return defineRoute(getContentArticle, async ({ params }) =>
    success(await readArticle(db, params.article)),
  );
}
