import {
  deleteArticle,
  discardArticleDraft,
  publishArticle,
  unpublishArticle,
  updateArticleDraft,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { publishContent, removeArticle, saveArticleDraft } from './change-article.service.ts';

export function updateArticleDraftRoute(deps: Dependencies) {
  return defineRoute(
    updateArticleDraft,
    async ({ actor, params: { article: name }, version, body }) => {
      const seen = { name, version, actorId: actor.userId };
      return success(await saveArticleDraft(deps, { ...seen, draft: body }));
    },
  );
}

export function discardArticleDraftRoute(deps: Dependencies) {
  return defineRoute(discardArticleDraft, async ({ actor, params: { article: name }, version }) => {
    const seen = { name, version, actorId: actor.userId };
    return success(await saveArticleDraft(deps, { ...seen, draft: null }));
  });
}

export function publishArticleRoute(deps: Dependencies) {
  return defineRoute(
    publishArticle,
    async ({ actor, params: { article: name }, version, body }) => {
      const who = { actorId: actor.userId, action: publishArticle.name };
      return success(await publishContent(deps, { name, version, ...who, content: body }));
    },
  );
}

export function unpublishArticleRoute(deps: Dependencies) {
  return defineRoute(unpublishArticle, async ({ actor, params: { article: name }, version }) => {
    const who = { actorId: actor.userId, action: unpublishArticle.name };
    return success(await publishContent(deps, { name, version, ...who, content: null }));
  });
}

export function deleteArticleRoute(deps: Dependencies) {
  return defineRoute(deleteArticle, async ({ actor, params: { article: name } }) => {
    await removeArticle(deps, { name, actorId: actor.userId });
    return undefined;
  });
}
