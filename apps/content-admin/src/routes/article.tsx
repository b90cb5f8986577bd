import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getContentArticle } from '@tassis/contracts';
import { AreaPage, QueryView } from '@tassis/dashboard';
import { useParams } from '@tassis/platform/router';
import { ArticleEditor } from '../features/article-editor/article-editor.tsx';
import { useTexts } from '../messages/articles/use-texts.ts';

export function Component() {
  const { name = '' } = useParams();
  return <ArticlePage key={name} name={name} />;
}

function ArticlePage({ name }: { name: string }) {
  const { editor: texts } = useTexts();
  const query = useQuery({
    ...apiQuery(getContentArticle, { params: { article: name } }),
    staleTime: 0,
  });
  const article = query.data?.data;
  const title = (article?.draft ?? article?.published)?.title || name;
  return (
    <AreaPage title={title} crumb={title}>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {({ data }, refetch) => <ArticleEditor article={data} onChange={refetch} />}
      </QueryView>
    </AreaPage>
  );
}
