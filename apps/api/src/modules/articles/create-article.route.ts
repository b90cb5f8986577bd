import { createArticle } from '@tassis/contracts';
import { ARTICLE_DRAWINGS } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { violationError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { insertArticle, readArticle } from './article.repository.ts';

const [FIRST_DRAWING] = ARTICLE_DRAWINGS;

export function createArticleRoute(deps: Dependencies) {
  return defineRoute(createArticle, ({ actor, body, headers }) =>
    createOnce(
      deps,
      { contract: createArticle, input: { body }, headers, actor },
      async (tx, now) => {
        const { name, title } = body;
        const draft = { title, description: '', drawing: FIRST_DRAWING, blocks: [] };
        if (!(await insertArticle(tx, { name, draft, savedAt: now, authorId: actor.userId }))) {
          throw violationError('validation_failed', 'name', { code: 'article_name_taken' });
        }
        return readArticle(tx, name);
      },
    ),
  );
}
