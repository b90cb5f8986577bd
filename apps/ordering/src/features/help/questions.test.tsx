import { getFirm } from '@tassis/contracts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, test, expect } from 'vitest';
import { en } from '../../messages/en.ts';
import { freshBrowser, openPage } from '../../testing/open-page.tsx';
import { aFirm, watchedApi } from '../../testing/watched-api.ts';

beforeEach(freshBrowser);
afterEach(cleanup);

test('a page shows its own questions, in French where they have no English text', async () => {
  const watched = watchedApi();
  const questions = [
    { question: 'How long?', answer: 'A week.' },
    { question: 'Combien ?', answer: 'Peu.', lang: 'fr' },
  ];
  const data = { ...aFirm, faq: { negative_certificate: questions } };
  watched.api.on(getFirm, () => ({ success: true, data }));
  await openPage({ watched, locale: 'en' });
  const asked = (await screen.findByText('How long?')).closest('details');
  expect([asked?.open, asked?.lang]).toEqual([true, '']);
  expect(screen.getByText('Combien ?').closest('details')?.lang).toBe('fr');
  const link = screen.getByRole('link', { name: en.help.faq });
  expect(link.getAttribute('href')).toContain('#questions');
  expect(link.getAttribute('href')).not.toContain('/#');
});
