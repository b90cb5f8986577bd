import { paths, siteAddress } from '@tassis/platform';
import { socialPicture } from '@tassis/platform/release';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { articleQuery, articlesQuery, type ArticleName } from '../content/articles.ts';
import { blogStep } from '../content/steps.ts';
import { namedOrganisation } from './organisation.ts';
import { trail } from './trail.ts';

/** What the list of articles tells search engines: the way to it, and the articles. */
export function blogData(read: ReadAnswer): StructuredData[] {
  const blogPost = read(articlesQuery)?.map(({ name, title, published }) => ({
    '@type': 'BlogPosting',
    headline: title,
    url: siteAddress(paths.article(name)),
    datePublished: published,
  }));
  return [trail(blogStep), { '@type': 'Blog', url: siteAddress(paths.blog), blogPost }];
}

/** What an article tells them: the way to it, who published it when, and its sources. */
export function articleData(name: ArticleName) {
  return (read: ReadAnswer): StructuredData[] => {
    const article = read(articleQuery(name));
    if (!article) return [];
    const address = siteAddress(paths.article(name));
    return [
      trail(blogStep, { text: article.title, href: paths.article(name) }),
      {
        '@type': 'Article',
        headline: article.title,
        description: article.description,
        url: address,
        mainEntityOfPage: address,
        image: siteAddress(socialPicture(paths.article(name))),
        inLanguage: 'fr',
        datePublished: article.published,
        dateModified: article.updated,
        wordCount: article.words,
        author: namedOrganisation(),
        publisher: namedOrganisation(),
        citation: article.sources.map(({ name: source }) => source),
      },
    ];
  };
}
