import { firstQuestions } from '@tassis/domain/first-questions';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { steeringDetails } from '../content/service-details/steering.ts';
import { services } from '../content/services.ts';
import { steering } from '../content/services/steering.ts';
import { renderPage, texts } from '../testing/server-page.tsx';

vi.mock('@tassis/platform/router', () => import('../testing/plain-link.tsx'));

describe('a service that is ordered online', () => {
  let page: Document;
  beforeAll(async () => {
    page = await renderPage('/services/certificat-negatif');
  });

  test('says so in a banner, and links to its form', () => {
    const banner = page.querySelector('[aria-labelledby=en-ligne]');
    expect(banner?.querySelector('h2')?.textContent).toBe('Service 100% en ligne');
    expect(texts(page, '[aria-labelledby=en-ligne] strong')).toEqual(['Instantané', '24/7']);
    expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/negative-certificate');
  });

  test('has its own questions', () => {
    const asked = firstQuestions.negative_certificate.map(({ question }) => question);
    expect(texts(page, 'details[name] summary')).toEqual(asked);
  });
});

describe('a tailored service', () => {
  let page: Document;
  const { features, description, subtitle } = steering;
  beforeAll(async () => {
    page = await renderPage('/services/pilotage');
  });

  test('shows title, subtitle, description and two paragraphs of the long text', () => {
    const [first = '', second = '', third = ''] = steeringDetails.longDescription.split('\n\n');
    for (const text of ['Pilotage', subtitle, description, first, second]) {
      expect(page.body.textContent).toContain(text);
    }
    expect(page.body.textContent).not.toContain(third);
    expect(page.querySelector('[aria-labelledby=en-ligne]')).toBeNull();
  });

  test('shows features, benefits, four steps and three figures', () => {
    expect(texts(page, 'li')).toEqual(
      expect.arrayContaining([...features, ...steeringDetails.benefits]),
    );
    expect(texts(page, 'ol h3')).toEqual(steeringDetails.process.map(({ title }) => title));
    expect(texts(page, 'dd')).toEqual(['500+', '15+', '100%']);
  });

  test('links to three other services, and to its quote', () => {
    expect(texts(page, 'article h3')).toEqual(['Financement', 'Marketing', 'Administration & RH']);
    const quotes = page.querySelectorAll('a[href="/services/offline/pilotage"]');
    expect([...quotes].map((link) => link.textContent)).toEqual([
      'Demander un devis',
      'Demander un devis gratuit',
    ]);
  });
});

describe('a service with its quote form', () => {
  let page: Document;
  beforeAll(async () => {
    page = await renderPage('/services/offline/formation-stage');
  });

  test('links down to the form, to the phone and to a chat', () => {
    const hrefs = [...page.querySelectorAll('header a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/',
      '/services',
      '/services/formation-stage',
      '#demande',
      'tel:+212522000000',
      'https://wa.me/212600000000',
    ]);
    expect(page.querySelector('#demande form')).not.toBeNull();
  });

  test('the form posts without script with the service’s name, and says what the data are for', () => {
    const form = page.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual([
      '/api/contact-submissions',
      'post',
    ]);
    const sent = Object.fromEntries(new FormData(form ?? undefined));
    expect(sent).toMatchObject({
      source: 'service_page',
      service: 'Formation & Stage',
      company: '',
    });
    expect(form?.querySelector('a[href="/privacy"]')).not.toBeNull();
    const required = [...(form?.querySelectorAll('[required]') ?? [])].map((field) =>
      field.getAttribute('name'),
    );
    expect(required).toEqual(['name', 'email', 'phone', 'message']);
  });
});

test('an unknown service links back to all services', async () => {
  const page = await renderPage('/services/introuvable');
  expect(page.querySelector('h1')?.textContent).toBe('Service non trouvé');
  expect(page.querySelector('header a')?.getAttribute('href')).toBe('/services');
  for (const { link } of services) expect(page.querySelector(`a[href="${link}"]`)).not.toBeNull();
});
