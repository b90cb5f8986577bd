import { beforeAll, describe, expect, test, vi } from 'vitest';
import { firmAnswer } from '@tassis/testing/answers';
import { articleNames } from '../content/articles.ts';
import { renderPage, texts } from '../testing/server-page.tsx';

vi.mock('@tassis/platform/router', () => import('../testing/plain-link.tsx'));

describe('the blog', () => {
  test('has a card for each article, with its title, date and reading time', async () => {
    const page = await renderPage('/blog');
    const cards = [...page.querySelectorAll('article')];
    expect(cards.map((card) => card.querySelector('h2 a')?.getAttribute('href'))).toEqual(
      ['ouvrir-un-commerce', ...articleNames].map((name) => `/blog/${name}`),
    );
    for (const card of cards) {
      expect(card.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      expect(card.textContent).toMatch(/\d\u00A0min de lecture/u);
    }
  });

  test('an article has its author, date, sources, and two related articles', async () => {
    const page = await renderPage('/blog/obligations-annuelles');
    expect(page.querySelector('article strong')?.textContent).toBe('L’équipe Tassis');
    expect(page.querySelectorAll('article table')).toHaveLength(1);
    const sources = page.querySelectorAll('#sources + ul a');
    expect([...sources].map((link) => link.getAttribute('href'))).toContain(
      'https://www.damancom.ma',
    );
    const next = texts(page, 'article h3 a');
    expect(next).toEqual([
      'Ce que coûte une société la première année',
      'Domiciliation\u202F: ce que la loi 89-17 demande',
    ]);
  });

  test('the prices in an article are the firm’s current ones', async () => {
    const { data, ...answer } = firmAnswer();
    const pricing = { ...data.pricing, fees: 1777 };
    const page = await renderPage('/blog/cout-premiere-annee', {
      ...answer,
      data: { ...data, pricing },
    });
    expect(texts(page, 'article dd').at(-1)).toBe('1\u202F777,00\u00A0MAD');
  });

  test('an unknown article leads to the list', async () => {
    const page = await renderPage('/blog/introuvable');
    expect(texts(page, 'h1')).toEqual(['Article introuvable']);
    expect(page.querySelectorAll('article')).toHaveLength(articleNames.length + 1);
  });

  test('an article of the content area has its blocks, and two related articles', async () => {
    const page = await renderPage('/blog/ouvrir-un-commerce');
    expect(texts(page, 'h1')).toEqual(['Ouvrir un commerce']);
    expect(texts(page, 'article h2')).toEqual(['Le local']);
    expect(texts(page, 'article p strong')).toContain('bail');
    expect(page.querySelectorAll('article h3 a')).toHaveLength(2);
  });
});

describe('the pages of the team and careers', () => {
  test('show eight departments, four habits, and a link to apply', async () => {
    const page = await renderPage('/team');
    expect(page.querySelectorAll('ul h3')).toHaveLength(8);
    expect(page.querySelectorAll('ol h3')).toHaveLength(4);
    expect(page.querySelector('a[href="/careers"]')).not.toBeNull();
  });

  test('explain that one applies by mail to the firm’s address, and what the data are for', async () => {
    const page = await renderPage('/careers', firmAnswer({ email: 'maison@exemple.ma' }));
    const mail = page.querySelector('a[href^="mailto:"]')?.getAttribute('href');
    expect(mail).toBe('mailto:maison@exemple.ma?subject=Candidature%20spontan%C3%A9e');
    expect(page.querySelector('a[href="/privacy"]')).not.toBeNull();
  });
});

describe('the page of testimonials', () => {
  let page: Document;
  beforeAll(async () => {
    page = await renderPage('/testimonials');
  });

  test('thirteen reviews with their stars are shown, newest first, then four stories', () => {
    const reviews = [...page.querySelectorAll('li figure')];
    expect(reviews).toHaveLength(13);
    const days = reviews.map((review) => review.querySelector('time')?.dateTime ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    for (const review of reviews) {
      expect(review.querySelector('[role="img"]')?.getAttribute('aria-label')).toMatch(
        /^Note\u202F?.?: 5,0 sur 5$/u,
      );
    }
    expect(texts(page, 'figcaption strong, figure:not(li *) figcaption')).toHaveLength(4);
  });

  test('the age of the reviews is added in the browser', () => {
    expect(new Set(texts(page, 'time'))).toEqual(new Set(['']));
  });
});
