import { apiQuery } from '@tassis/api-client';
import { listContentArticles } from '@tassis/contracts';
import { LinkList, QuerySection } from '@tassis/dashboard';
import { Cluster, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { useTexts } from '../../messages/articles/use-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The articles of the content area, last changed first. */
export function ArticleList() {
  const { list: texts } = useTexts();
  const locale = useLocale();
  return (
    <QuerySection
      title={texts.label}
      query={{ ...apiQuery(listContentArticles, {}), staleTime: 0 }}
      loading={texts.loading}
      failed={texts.failed}
      empty={{ ...texts.empty, when: ({ data }) => data.length === 0 }}
    >
      {({ data }) => (
        <LinkList
          label={texts.label}
          rows={data.map((article) => ({
            href: ownPaths.article(article.name),
            text: article.title,
            detail: article.updated_at
              ? texts.since(formatDate(locale, article.updated_at))
              : undefined,
            aside: (
              <Cluster gap="xs">
                {article.is_published ? <StatusBadge tone="success" text={texts.online} /> : null}
                {article.drafted_at ? <StatusBadge tone="info" text={texts.drafted} /> : null}
              </Cluster>
            ),
          }))}
        />
      )}
    </QuerySection>
  );
}
