import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import type { Article } from '@tassis/contracts';
import { QueryClient, QueryClientProvider } from '@tassis/api-client/query';
import { FAQ_PAGES } from '@tassis/domain';
import { firstQuestions } from '@tassis/domain/first-questions';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { renderToString } from 'react-dom/server';
import { area } from '../area.tsx';
import { articleNames, articleQuery, articlesQuery } from '../content/articles.ts';
import { writtenArticleQuery, writtenArticlesQuery } from '../content/written-articles.ts';
import { siteTextQuery, type SiteTextName } from '../content/site-texts.ts';
import { allPackages, popularPackages } from '../packages/packages-queries.ts';

const textNames: readonly SiteTextName[] = ['legal', 'privacy', 'terms', 'cookies'];
const queries = [...textNames.map(siteTextQuery), ...articleNames.map(articleQuery), articlesQuery];
/** An article of the content area, at the address that `useParams` of the plain router names. */
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

/** Loads what pages load on demand; the server waits for it. */
export async function loadParts(): Promise<void> {
  if (answers.length === 0) {
    for (const { queryKey, queryFn } of queries) answers.push([queryKey, await queryFn()]);
  }
  await import('../features/contact-forms/forms.ts');
  await import('../routes/about-body.tsx');
  await import('../routes/packages-body.tsx');
  await import('../routes/parts/parts.ts');
  await import('../routes/service-pages/index.ts');
}

/** A page as the server writes it, after `loadParts`. */
export async function renderPage(path: string, firm = firmAnswer()): Promise<Document> {
  const Page = area.routes.find((route) => route.path === path)?.Component;
  if (!Page) throw new Error(`The area has no page at ${path}`);
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
  const render = () =>
    renderToString(
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>,
    );
  // A part that is loaded on demand is there in the next rendering, one within it in the one after that.
  for (const _depth of ['page', 'form']) {
    render();
    await loadParts();
  }
  return new DOMParser().parseFromString(render(), 'text/html');
}

/** The texts of the elements that a selector names. */
export function texts(page: Document, selector: string) {
  return [...page.querySelectorAll(selector)].map((element) => element.textContent);
}
