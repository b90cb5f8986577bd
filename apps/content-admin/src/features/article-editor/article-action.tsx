import { getApi } from '@tassis/api-client';
import { deleteArticle, unpublishArticle, type ContentArticle } from '@tassis/contracts';
import { ActionDialog } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { useNavigate } from '@tassis/platform/router';
import { useState } from 'react';
import { useTexts } from '../../messages/articles/use-texts.ts';
import { ownPaths } from '../../paths.ts';

type ArticleActionProps = { article: ContentArticle; onUnpublished: () => void };

/** Unpublishes an article, or deletes one that was never published, after a confirmation. */
export function ArticleAction({ article, onUnpublished }: ArticleActionProps) {
  const { unpublish, remove } = useTexts();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { name, version, published, published_at: publishedAt } = article;
  // An article that was published stays as a draft, because visitors may have its address.
  if (published === null && publishedAt !== null) return null;
  const isNew = published === null;
  const texts = isNew ? remove : unpublish;
  const input = { params: { article: name } };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <ActionDialog
        action={
          isAsking
            ? {
                title: texts.title,
                consequence: texts.text,
                confirmText: texts.button,
                danger: isNew,
                run: () =>
                  isNew
                    ? getApi().call(deleteArticle, input)
                    : getApi().call(unpublishArticle, input, { version }),
                done: texts.done,
              }
            : null
        }
        onDone={() => {
          setAsking(false);
          if (isNew) void navigate(ownPaths.articles);
          else onUnpublished();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
