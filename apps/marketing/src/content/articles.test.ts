import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Prose } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import descriptor from '../../area.json' with { type: 'json' };
import { listArticles, readArticle } from './article-library.ts';
import { articleNames } from './articles.ts';

const addresses = articleNames.map((name) => paths.article(name));

test('every file is an article of the list', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'articles'));
  expect(files.toSorted()).toEqual(articleNames.map((name) => `${name}.md`).toSorted());
});

test('every article is prerendered, and the sitemap has its date', () => {
  const rendered = descriptor.prerender.filter((each) => each.startsWith('/blog/'));
  expect(rendered).toEqual(addresses);
  const days = articleNames.map((name) => [paths.article(name), readArticle(name).updated]);
  expect(descriptor.lastModified).toEqual(Object.fromEntries(days));
});

test('the list has the articles without their texts', () => {
  const list = listArticles();
  expect(list.map(({ name }) => name)).toEqual(articleNames);
  expect(JSON.stringify(list)).not.toContain('nodes');
});

describe.each(articleNames)('%s', (name) => {
  const article = readArticle(name);
  const html = renderToStaticMarkup(createElement(Prose, { nodes: article.nodes }));

  test('has a suitable length, names its sources and links to other pages', () => {
    expect(article.words).toBeGreaterThan(700);
    expect(article.words).toBeLessThan(1200);
    expect(article.sources.length).toBeGreaterThan(2);
    expect(article.related.map((other) => other.name)).not.toContain(name);
    expect(article.related).toHaveLength(2);
  });

  test('links to existing articles only', () => {
    const links = [...html.matchAll(/href="(\/blog\/[^"#]+)"/g)].map(([, link]) => link);
    expect(addresses).toEqual(expect.arrayContaining(links));
  });

  test('follows the rules of French typography', () => {
    const texts = [article.title, article.description, html.replaceAll(/<[^>]+>/g, '')];
    for (const text of texts) {
      expect(text).not.toMatch(/\w'\w/);
      expect(text).not.toMatch(/[^\u202F][;!?»]|\u0020:|«[^\u202F]/);
    }
  });
});
