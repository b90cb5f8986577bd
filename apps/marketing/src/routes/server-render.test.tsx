import { firstQuestions } from '@tassis/domain/first-questions';
import { firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { notFound, prerender } from '../../area.json';
import { renderPage, texts } from '../testing/server-page.tsx';

vi.mock('@tassis/platform/router', () => import('../testing/plain-link.tsx'));

const pages = [...prerender, ...Object.values(notFound), '/blog/ouvrir-un-commerce'];

describe.each(pages)('the server-rendered page %s', (path) => {
  let page: Document;
  beforeAll(async () => {
    page = await renderPage(path);
  });

  test('has one h1, and skips no heading level', () => {
    const levels = [...page.querySelectorAll('h1,h2,h3,h4')].map((h) => Number(h.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
  });

  test('contains nothing that the content security policy forbids, and loads nothing from other hosts', () => {
    expect(page.querySelectorAll('[style], style, script, iframe')).toHaveLength(0);
    expect(page.querySelectorAll('link:not([rel=expect])')).toHaveLength(0);
    const asked = [...page.querySelectorAll('[src]')].map((each) => each.getAttribute('src'));
    expect(asked.filter((address) => !/^\/(?:videos|images)\//u.test(address ?? ''))).toEqual([]);
  });

  test('names the firm only with its data', async () => {
    const named = { name: 'Autre Maison', legal_name: 'Autre Maison SARL' };
    const other = await renderPage(path, firmAnswer(named));
    other.querySelector('title')?.remove(); // The site's own name is not the firm's data.
    expect(other.documentElement.textContent).not.toContain('Tassis');
  });
});

describe('home', () => {
  let page: Document;
  beforeAll(async () => {
    page = await renderPage('/');
  });

  test('the hero links to the services and the contact page, with the three figures', () => {
    const links = [...page.querySelectorAll('header a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Découvrir nos services', '/services'],
      ['Nous contacter', '/contact'],
    ]);
    expect(texts(page, 'header dd')).toEqual(['500+', '15+', '100%']);
  });

  test('five questions share one name, and the first is open', () => {
    const questions = [...page.querySelectorAll<HTMLDetailsElement>('details[name]')];
    expect(questions).toHaveLength(5);
    expect(new Set(questions.map(({ name }) => name)).size).toBe(1);
    expect(questions.map(({ open }) => open)).toEqual([true, false, false, false, false]);
  });

  test('there are three packages, four stages, numbered steps and eight clients', () => {
    expect(page.querySelectorAll('#forfaits article')).toHaveLength(3);
    expect(texts(page, 'ol li > span:first-child')).toEqual(['01', '02', '03', '04']);
    expect(page.querySelectorAll('[aria-label="Ils avancent avec nous"] li')).toHaveLength(8);
    expect(page.body.textContent).toContain('plus de 200 entreprises accompagnées');
  });

  test('the film is a poster that links to it, and loads when it comes near', () => {
    const film = page.querySelector('a[href="/videos/about-video.mp4"]');
    expect(film?.querySelector('img')?.alt).toBe(
      'Voir le film\u202F: créer sa société, en six étapes',
    );
    expect(film?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    expect(page.querySelector('video')).toBeNull();
  });

  test('the age of a review is added in the browser', () => {
    expect(new Set(texts(page, 'time'))).toEqual(new Set(['']));
  });

  test('there are links to the firm’s phone and chat', () => {
    const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('tel:+212522000000');
    expect(hrefs).toContain('https://wa.me/212600000000');
    expect(hrefs).toContain('mailto:contact@tassis.example');
  });
});

describe('services', () => {
  let page: Document;
  beforeAll(async () => {
    page = await renderPage('/services');
  });

  test('three online services can be ordered, the others link to their pages, and all packages are there', () => {
    expect(texts(page, 'span').filter((text) => text === '100% EN LIGNE')).toHaveLength(3);
    const links = texts(page, 'a');
    expect(links.filter((text) => text === 'Commencer maintenant')).toHaveLength(3);
    expect(links.filter((text) => text === 'Découvrir')).toHaveLength(10);
    expect(links).toContain("Explorer l'écosystème complet");
    expect(texts(page, 'h2')).toContain('Nos Forfaits');
    expect(page.querySelectorAll('#forfaits article')).toHaveLength(packagesAnswer().data.length);
  });
});

const rules = ['/legal', '/privacy', '/terms', '/cookies'];

describe('the legal texts', () => {
  test.each(rules)('%s has its date, and links to the others', async (path) => {
    const page = await renderPage(path);
    expect(page.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    const others = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(others).toEqual(rules.filter((each) => each !== path));
  });

  test('all but the cookies page name the publisher', async () => {
    const named = [];
    for (const path of rules) {
      const [name, number] = texts(await renderPage(path), 'dd');
      if (name === 'Tassis Conseil SARL' && number === '000000000000000') named.push(path);
    }
    expect(named).toEqual(['/legal', '/privacy', '/terms']);
  });

  test('the bank account, which bills have, is not shown', async () => {
    const firm = firmAnswer({ legal_numbers: [{ label: 'RIB', value: '1'.repeat(24) }] });
    const page = await renderPage('/legal', firm);
    expect(page.body.textContent).not.toContain('1'.repeat(24));
  });
});

describe('about', () => {
  let page: Document;
  beforeAll(async () => {
    page = await renderPage('/about');
  });

  test('there are four figures of the firm, from its settings', () => {
    expect(texts(page, 'section[aria-label] dl > div')).toEqual([
      'clients satisfaits500+',
      'années d’expérience15+',
      'de satisfaction98%',
      'd’assistance24/7',
    ]);
  });

  test('figures and captions are those of the content administration', async () => {
    const claims = { satisfied_clients: '700+' };
    const edited = firmAnswer({ claims, texts: { satisfied_clients: 'sociétés contentes' } });
    expect(texts(await renderPage('/about', edited), 'dl > div')).toEqual([
      'sociétés contentes700+',
    ]);
  });

  test('a firm without claims has no figures', async () => {
    const silent = await renderPage('/about', firmAnswer({ claims: {} }));
    expect(silent.querySelector('dl')).toBeNull();
  });

  test('there are six values, a quote and four steps', () => {
    expect(texts(page, 'ul h3')).toEqual([
      'Clarté',
      'Exigence',
      'Franchise',
      'Discrétion',
      'Proximité',
      'Constance',
    ]);
    expect(texts(page, 'blockquote')).toEqual(['Goutte à goutte, l’oued grossit.']);
    expect(texts(page, 'ol h3')).toEqual(['Écouter', 'Écrire', 'Agir', 'Rester']);
  });

  test('there are four questions, the first open', () => {
    const questions = [...page.querySelectorAll<HTMLDetailsElement>('details[name]')];
    expect(questions.map(({ open }) => open)).toEqual([true, false, false, false]);
    expect(texts(page, 'summary')).toEqual(firstQuestions.about.map(({ question }) => question));
  });
});

describe('packages', () => {
  let page: Document;
  beforeAll(async () => {
    page = await renderPage('/forfaits');
  });

  test('seven packages are compared, each with a link to its order', () => {
    const table = page.querySelector('table');
    expect(table?.querySelectorAll('thead th[scope=col]')).toHaveLength(1 + 7);
    const links = [...(table?.querySelectorAll('tfoot a') ?? [])];
    expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
      '/domiciliation?package=DOM12',
      '/company-creation?package=COMBO12',
    ]);
  });

  test('the questions of the calculator are there; the price is added in the browser', () => {
    const form = page.querySelector('form');
    expect(form?.method).toBe('get');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['besoin', 'les-deux'],
      ['mois', '12'],
      ['forfait', 'COMBO12'],
      ['forme', 'SARL'],
      ['associes', '2'],
    ]);
    expect(page.querySelector('[aria-labelledby=prix] table')).toBeNull();
  });
});

describe('contact', () => {
  let page: Document;
  beforeAll(async () => {
    page = await renderPage('/contact');
  });

  test('there are four ways to contact the firm, three figures, the hours and four questions', () => {
    const cards = page.querySelectorAll('[aria-labelledby=coordonnees] li');
    expect(cards).toHaveLength(4);
    expect(texts(page, '#message dd')).toEqual(['16+', '500+', '24h']);
    expect(texts(page, '#plan tr')).toEqual([
      'Lundi au vendredi9h00 – 18h00',
      'Samedi9h00 – 13h00',
      'DimancheFermé',
    ]);
    expect(page.querySelector('#plan')?.textContent).toContain('24/7');
    expect(page.querySelectorAll('details[name]')).toHaveLength(4);
  });

  test('whether the office is open now is added in the browser', () => {
    expect(page.body.textContent).not.toMatch(/Ouvert maintenant|Fermé en ce moment/u);
  });

  test('both forms post without script, and say what the data are for', () => {
    const forms = [...page.querySelectorAll('form')];
    expect(forms.map((form) => [form.getAttribute('action'), form.method])).toEqual([
      ['/api/contact-submissions', 'post'],
      ['/api/callback-requests', 'post'],
    ]);
    expect(forms.map((form) => new FormData(form).get('source'))).toEqual(['contact_page', null]);
    for (const form of forms) {
      expect(form.querySelector('a[href="/privacy"]')).not.toBeNull();
      expect(form.textContent).toContain('loi 09-08');
    }
  });
});
