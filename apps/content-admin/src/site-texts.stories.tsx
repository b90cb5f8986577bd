import {
  getBanners,
  getClaims,
  getContentArticle,
  getContentOverview,
  getFaq,
  getReviews,
  listContentArticles,
} from '@tassis/contracts';
import { FAQ_PAGES, isInEnglish } from '@tassis/domain';
import {
  articleAnswer,
  aUser,
  bannersAnswer,
  claimsAnswer,
  contentOverviewAnswer,
  faqAnswer,
  reviewsAnswer,
} from '@tassis/testing/answers';
import { AreaScreen, FakeApi, refusal, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { area } from './area.tsx';

const overview = contentOverviewAnswer({
  faq: FAQ_PAGES.map((page, place) => ({
    page,
    questions: place === 2 ? 0 : 5 - (place % 3),
    untranslated: isInEnglish(page) ? place % 3 : 0,
    updated_at: place === 2 ? null : '2026-11-20T09:00:00.000Z',
    drafted_at: place === 1 ? '2026-11-26T10:05:00.000Z' : null,
  })),
});
const articleRow = {
  name: 'ouvrir-un-commerce',
  title: 'Ouvrir un commerce à Meknès',
  is_published: true,
  updated_at: '2026-11-24T09:00:00.000Z',
  drafted_at: '2026-11-26T10:05:00.000Z',
};
const api = new FakeApi()
  .on(getContentOverview, () => overview)
  .on(getFaq, () => faqAnswer())
  .on(getReviews, () => reviewsAnswer())
  .on(getClaims, () => claimsAnswer())
  .on(getBanners, () => bannersAnswer())
  .on(getContentArticle, () => articleAnswer())
  .on(listContentArticles, () => ({ success: true, data: [articleRow] }));
const broken = new FakeApi().on(getFaq, () => refusal(403, 'forbidden'));

const meta = {
  title: 'Écrans/Contenu/Textes du site',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters(
    'Les questions des pages, les avis, les chiffres, les bannières et les articles, de leur brouillon au site.',
  ),
  args: { area, api, at: '/dashboard/faq', user: aUser('content_admin') },
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  name: 'Pages',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Accueil/ });
  },
};

export const Questions: Story = {
  name: 'Questions d’une page',
  args: {
    at: '/dashboard/faq/domiciliation',
    api: new FakeApi().on(getFaq, () => faqAnswer({ page: 'domiciliation' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Descendre.*Question 1/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Descendre.*Question 2/ })).toHaveFocus(),
    );
  },
};

export const NoQuestion: Story = {
  name: 'Page sans question',
  args: {
    at: '/dashboard/faq/home',
    api: new FakeApi().on(getFaq, () => faqAnswer({ questions: [], version: 0 })),
  },
};

export const Waiting: Story = {
  name: 'Questions attendues',
  args: {
    at: '/dashboard/faq/home',
    api: new FakeApi().on(getFaq, () => new Promise(() => undefined)),
  },
};

export const Failed: Story = {
  name: 'Questions en panne',
  args: { at: '/dashboard/faq/home', api: broken },
};

export const Reviews: Story = {
  name: 'Avis',
  args: { at: '/dashboard/reviews' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Aperçu' }));
    await canvas.findAllByRole('figure');
  },
};

const claims = claimsAnswer().data.claims.map((claim) =>
  claim.name === 'satisfied_clients' ? { ...claim, text: 'clients fidèles' } : claim,
);

export const Claims: Story = {
  name: 'Chiffres et horaires',
  args: {
    at: '/dashboard/claims',
    api: new FakeApi().on(getClaims, () =>
      claimsAnswer({ draft: { claims, saved_at: '2026-11-26T10:05:00.000Z' }, version: 1 }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Anglais à revoir');
  },
};

export const Banners: Story = {
  name: 'Bannières',
  args: { at: '/dashboard/banners' },
  play: async ({ canvas }) => {
    await canvas.findByText('À venir');
  },
};

export const BannersPreview: Story = {
  name: 'Bannières, aperçu',
  args: { at: '/dashboard/banners' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Aperçu' }));
    await canvas.findByRole('region', { name: 'Bannière 1' });
  },
};

export const NoBanner: Story = {
  name: 'Aucune bannière',
  args: {
    at: '/dashboard/banners',
    api: new FakeApi().on(getBanners, () => bannersAnswer({ banners: [], version: 0 })),
  },
};

export const Articles: Story = {
  name: 'Articles',
  args: { at: '/dashboard/articles' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Ouvrir un commerce/ });
  },
};

export const Article: Story = {
  name: 'Article',
  args: { at: '/dashboard/articles/ouvrir-un-commerce' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Image' }));
    await canvas.findByLabelText('Ce que l’image montre');
  },
};
