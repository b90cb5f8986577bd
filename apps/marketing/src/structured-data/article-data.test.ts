import { QueryClient } from '@tassis/api-client/query';
import { provideSiteOrigin } from '@tassis/platform';
import type { ReadAnswer } from '@tassis/platform/router';
import { beforeAll, expect, test } from 'vitest';
import { articleNames, articleQuery, articlesQuery } from '../content/articles.ts';
import { articleData, blogData } from './article-data.ts';

const name = 'certificat-negatif';
const queries = new QueryClient();
const read: ReadAnswer = ({ queryKey }) => queries.getQueryData(queryKey);

provideSiteOrigin('https://tassis.example');

beforeAll(async () => {
  await queries.fetchQuery(articlesQuery);
  await queries.fetchQuery(articleQuery(name));
});

test('an article has its breadcrumb, dates and sources', () => {
  const [trail, article] = articleData(read, { name });
  const steps = trail?.['itemListElement'];
  expect(steps).toMatchObject([
    { position: 1, item: 'https://tassis.example/' },
    { position: 2, item: 'https://tassis.example/blog' },
    { position: 3, item: 'https://tassis.example/blog/certificat-negatif' },
  ]);
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Certificat négatif\u202F: réserver le nom de sa société',
    datePublished: '2026-11-26',
    dateModified: '2026-11-26',
    author: { '@id': 'https://tassis.example/#organisation' },
  });
  expect(article?.['citation']).toHaveLength(4);
});

test('the list has all articles', () => {
  const [, blog] = blogData(read);
  expect(blog?.['blogPost']).toHaveLength(articleNames.length);
});

test('there are no data until the article has loaded', () => {
  expect(articleData(read, { name: 'obligations-annuelles' })).toEqual([]);
});
