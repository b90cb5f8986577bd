import type { Article } from '@tassis/contracts';
import { paths, siteAddress } from '@tassis/platform';
import { socialPicture } from '@tassis/platform/release';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { articleQuery, articlesQuery, isArticleName } from '../content/articles.ts';
import { writtenArticleQuery, writtenArticlesQuery } from '../content/written-articles.ts';
import { mergeArticles } from '../features/articles/use-articles.ts';
import { blogStep } from '../content/steps.ts';
import { namedOrganisation } from './organisation.ts';
import { trail } from './trail.ts';

/** The structured data of the list of articles: breadcrumb and articles. */
export function blogData(read: ReadAnswer): StructuredData[] {
  const listed = mergeArticles(read(writtenArticlesQuery), read(articlesQuery));
  const blogPost = listed.map(({ name, title, published }) => ({
    '@type': 'BlogPosting',
    headline: title,
    url: siteAddress(paths.article(name)),
    datePublished: published,
  }));
  return [trail(blogStep), { '@type': 'Blog', url: siteAddress(paths.blog), blogPost }];
}

/** The structured data of an article: breadcrumb, author, dates, and the sources of an article of the release. */
export function articleData(
  read: ReadAnswer,
  { name = '' }: { name?: string | undefined },
): StructuredData[] {
  if (!isArticleName(name)) {
    const written = read(writtenArticleQuery(name));
    return written ? toData(written) : [];
  }
  const article = read(articleQuery(name));
  if (!article) return [];
  const citation = article.sources.map(({ name: source }) => source);
  return toData({ ...article, name }, { citation });
}

type Told = Pick<Article, 'name' | 'title' | 'description' | 'published' | 'updated' | 'words'>;

function toData(article: Told, more: { citation?: readonly string[] } = {}): StructuredData[] {
  const path = paths.article(article.name);
  const address = siteAddress(path);
  return [
    trail(blogStep, { text: article.title, href: path }),
    {
      '@type': 'Article',
      headline: article.title,
      description: article.description,
      url: address,
      mainEntityOfPage: address,
      image: siteAddress(socialPicture(path)),
      inLanguage: 'fr',
      datePublished: article.published,
      dateModified: article.updated,
      wordCount: article.words,
      author: namedOrganisation(),
      publisher: namedOrganisation(),
      ...more,
    },
  ];
}
