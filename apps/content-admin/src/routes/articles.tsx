import { AreaPage } from '@tassis/dashboard';
import { ArticleList } from '../features/articles/article-list.tsx';
import { NewArticle } from '../features/articles/new-article.tsx';
import { useTexts } from '../messages/articles/use-texts.ts';

export function Component() {
  const { list } = useTexts();
  return (
    <AreaPage title={list.title} lead={list.lead}>
      <ArticleList />
      <NewArticle />
    </AreaPage>
  );
}
