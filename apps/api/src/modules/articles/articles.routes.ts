import {
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
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { findArticles, readArticle } from './article.repository.ts';
import {
  addArticle,
  publishContent,
  removeArticle,
  saveArticleDraft,
} from './change-article.service.ts';
import { findPublishedArticle, findPublishedArticles } from './published-article.repository.ts';

export function articlesRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    defineRoute(listArticles, async () => success(await findPublishedArticles(db))),
    defineRoute(getArticle, async ({ params }) => {
      const article = await findPublishedArticle(db, params.article);
      if (article === null) throw new HttpError('not_found');
      return success(article);
    }),
    defineRoute(listContentArticles, async () => success(await findArticles(db))),
    defineRoute(getContentArticle, async ({ params }) =>
      success(await readArticle(db, params.article)),
    ),
    defineRoute(createArticle, ({ actor, body, headers }) =>
      createOnce(deps, { contract: createArticle, input: { body }, headers, actor }, (tx, now) =>
        addArticle(tx, { ...body, authorId: actor.userId, now }),
      ),
    ),
    defineRoute(updateArticleDraft, async ({ actor, params: { article: name }, version, body }) => {
      const seen = { name, version, actorId: actor.userId };
      return success(await saveArticleDraft(deps, { ...seen, draft: body }));
    }),
    defineRoute(discardArticleDraft, async ({ actor, params: { article: name }, version }) => {
      const seen = { name, version, actorId: actor.userId };
      return success(await saveArticleDraft(deps, { ...seen, draft: null }));
    }),
    defineRoute(publishArticle, async ({ actor, params: { article: name }, version, body }) => {
      const who = { actorId: actor.userId, action: publishArticle.name };
      return success(await publishContent(deps, { name, version, ...who, content: body }));
    }),
    defineRoute(unpublishArticle, async ({ actor, params: { article: name }, version }) => {
      const who = { actorId: actor.userId, action: unpublishArticle.name };
      return success(await publishContent(deps, { name, version, ...who, content: null }));
    }),
    defineRoute(deleteArticle, async ({ actor, params: { article: name } }) => {
      await removeArticle(deps, { name, actorId: actor.userId });
      return undefined;
    }),
  ];
}
