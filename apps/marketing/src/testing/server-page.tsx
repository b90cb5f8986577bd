import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import type { Article } from '@tassis/contracts';
import { QueryClient, QueryClientProvider } from '@tassis/api-client/query';
import { FAQ_PAGES } from '@tassis/domain';
import { firstQuestions } from '@tassis/domain/first-questions';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { area } from '../area.tsx';
import { articleNames, articleQuery, articlesQuery } from '../content/articles.ts';
import { writtenArticleQuery, writtenArticlesQuery } from '../content/written-articles.ts';
import { siteTextQuery, type SiteTextName } from '../content/site-texts.ts';
import { allPackages, popularPackages } from '../packages/packages-queries.ts';
import { shown } from './plain-link.tsx';

const textNames: readonly SiteTextName[] = ['legal', 'privacy', 'terms', 'cookies'];
const queries = [...textNames.map(siteTextQuery), ...articleNames.map(articleQuery), articlesQuery];
/** An article of the content area. */
const written: Article = {
  name: 'ouvrir-un-commerce',
  title: 'Ouvrir un commerce',
  description: 'Ce qu’il faut, et dans quel ordre.',
  drawing: 'company',
  words: 400,
  published: '2026-11-20',
  updated: '2026-11-26',
  blocks: [
    { kind: 'heading', text: 'Le local' },
    { kind: 'paragraph', text: 'Un **bail** et un siège.' },
  ],
};
const answers: [key: readonly unknown[], answer: unknown][] = [];

/** Renders a page as the server does. */
export async function renderPage(path: string, firm = firmAnswer()): Promise<Document> {
  const Page = await findPage(path);
  if (answers.length === 0) {
    for (const { queryKey, queryFn } of queries) answers.push([queryKey, await queryFn()]);
  }
  const client = new QueryClient();
  client.setQueryData(firmQuery.queryKey, firm);
  client.setQueryData(pageTextsQuery('home').queryKey, firm);
  const asked = { ...firm, data: { ...firm.data, faq: firstQuestions } };
  for (const page of FAQ_PAGES) {
    if (page !== 'home') client.setQueryData(pageTextsQuery(page).queryKey, asked);
  }
  client.setQueryData(writtenArticlesQuery.queryKey, [written]);
  const { queryKey } = writtenArticleQuery(written.name);
  client.setQueryData(queryKey, written);
  client.setQueryData(allPackages.queryKey, packagesAnswer());
  client.setQueryData(popularPackages.queryKey, packagesAnswer(3));
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Renders the page at a path, with its path parameters. */
async function findPage(at: string): Promise<ComponentType> {
  for (const { path = '', lazy } of area.routes) {
    const found = new URLPattern({ pathname: path }).exec({ pathname: at });
    if (!found || typeof lazy !== 'function') continue;
    shown.params = found.pathname.groups;
    const { Component } = await lazy();
    if (Component) return Component;
  }
  throw new Error(`The area has no page at ${at}`);
}

/** The texts of the elements that match a selector. */
export function texts(page: Document, selector: string) {
  return [...page.querySelectorAll(selector)].map((element) => element.textContent);
}
