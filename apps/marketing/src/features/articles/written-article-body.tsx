import type { Article } from '@tassis/contracts';
import { toProse } from '@tassis/views';
import { ArticleBody } from './article-body.tsx';
import { useArticles } from './use-articles.ts';

/** An article of the content area below its title, with the newest other articles. */
export function WrittenArticleBody({ article }: { article: Article }) {
  const { articles = [] } = useArticles();
  const related = articles.filter(({ name }) => name !== article.name).slice(0, 2);
  const nodes = toProse(article.blocks);
  return <ArticleBody article={{ ...article, nodes, sources: [], related }} />;
}
