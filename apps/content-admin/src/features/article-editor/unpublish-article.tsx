import { getApi } from '@tassis/api-client';
import { unpublishArticle, type ContentArticle } from '@tassis/contracts';
import { ActionDialog } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { useState } from 'react';
import { useTexts } from '../../messages/articles/use-texts.ts';

type UnpublishArticleProps = { article: ContentArticle; onDone: () => void };

/** Takes an article off the blog, after a question. */
export function UnpublishArticle({ article, onDone }: UnpublishArticleProps) {
  const { unpublish: texts } = useTexts();
  const [isAsking, setAsking] = useState(false);
  if (article.published === null) return null;
  const { name, version } = article;
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
                run: () =>
                  getApi().call(unpublishArticle, { params: { article: name } }, { version }),
                done: texts.done,
              }
            : null
        }
        onDone={() => {
          setAsking(false);
          onDone();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
