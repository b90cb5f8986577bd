import {
  createArticle,
  createImage,
  deleteArticle,
  getContentArticle,
  listContentArticles,
  publishArticle,
  unpublishArticle,
  updateArticleDraft,
  type ContentArticle,
} from '@tassis/contracts';
import { articleAnswer, aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

stubDialogs();
afterEach(cleanup);

const { published } = articleAnswer().data;
const text = 'Un **bail** et un siège, [chez nous](/services/domiciliation).';
const image = {
  id: 'a'.repeat(22),
  description: 'Une rue',
  width: 160,
  height: 90,
  sources: [{ width: 160, address: `/api/images/${'a'.repeat(22)}-160.webp` }],
};

function open(
  at = '/dashboard/articles/ouvrir-un-commerce',
  changes: Partial<ContentArticle> = {},
) {
  const api = new FakeApi()
    .on(listContentArticles, () => ({ success: true, data: [] }))
    .on(createArticle, () => articleAnswer())
    .on(createImage, () => ({ success: true, data: image }))
    .on(getContentArticle, () => articleAnswer(changes))
    .on(updateArticleDraft, () => articleAnswer({ version: 4 }))
    .on(publishArticle, () => articleAnswer({ version: 5 }))
    .on(deleteArticle, () => undefined)
    .on(unpublishArticle, () => articleAnswer({ version: 6 }));
  const view = renderArea(area, { at, api, user: aUser('content_admin') });
  return { api, user: userEvent.setup(), address: view.address };
}

const getBlock = (n: number) =>
  within(
    within(screen.getByRole('list', { name: /bloc par bloc/ })).getAllByRole('listitem')[n - 1] ??
      document.body,
  );

describe('an article', () => {
  it('is created with a title and an address', async () => {
    const { api, user, address } = open('/dashboard/articles');
    const form = within(await screen.findByRole('form', { name: 'Nouvel article' }));
    const end = form.getByLabelText<HTMLInputElement>('Fin de l’adresse');
    await user.type(form.getByLabelText('Titre'), 'Créer');
    expect(end.value).toBe('creer');
    await user.clear(end);
    await user.type(end, 'Été');
    await user.click(form.getByRole('button', { name: 'Commencer l’article' }));
    expect(
      await form.findByRole('link', { name: /^Fin de l’adresse\s: Minuscules sans accent/u }),
    ).toBeDefined();
    await user.clear(end);
    await user.type(end, 'ouvrir-un-commerce');
    await user.clear(form.getByLabelText('Titre'));
    await user.type(form.getByLabelText('Titre'), 'Ouvrir un commerce');
    await user.click(form.getByRole('button', { name: 'Commencer l’article' }));
    await waitFor(() => expect(address()).toBe('/dashboard/articles/ouvrir-un-commerce'));
    expect(api.getCalls(createArticle).map(({ body }) => body)).toEqual([
      { title: 'Ouvrir un commerce', name: 'ouvrir-un-commerce' },
    ]);
  });

  it('is written block by block; a picture needs a description first', async () => {
    const { api, user } = open();
    await screen.findByDisplayValue('Le local');
    await user.click(getBlock(2).getByRole('button', { name: 'Gras' }));
    await user.click(screen.getByRole('button', { name: 'Image' }));
    const picture = getBlock(4);
    const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'rue.jpg', {
      type: 'image/jpeg',
    });
    await user.upload(picture.getByLabelText(/Choisir une image/), file);
    expect(await picture.findByText('Dites d’abord ce que l’image montre.')).toBeDefined();
    await user.type(picture.getByLabelText('Ce que l’image montre'), 'Une rue');
    await user.upload(picture.getByLabelText(/Choisir une image/), file);
    expect(await picture.findByRole('img', { name: 'Une rue' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText(/L’article est en ligne/)).toBeDefined();
    const { sources, width, height, description } = image;
    expect(api.getCalls(publishArticle).at(-1)?.body).toMatchObject({
      title: published?.title,
      blocks: [
        { kind: 'heading' },
        { text: `****${text}` },
        { kind: 'list', items: ['Le nom', 'Les statuts'] },
        { kind: 'picture', sources, width, height, description },
      ],
    });
  });

  it('refuses a file that is no picture before it is sent', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Image' }));
    await user.type(getBlock(4).getByLabelText('Ce que l’image montre'), 'Une rue');
    const file = new File(['<svg/>'], 'rue.png', { type: 'image/png' });
    await user.upload(getBlock(4).getByLabelText(/Choisir une image/), file);
    expect(await getBlock(4).findByText(/n’est pas une image/)).toBeDefined();
    expect(api.getCalls(createImage)).toEqual([]);
  });

  it('has a preview as on the blog', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Image' }));
    await user.type(getBlock(4).getByLabelText('Ce que l’image montre'), 'Une rue');
    await user.click(screen.getByRole('radio', { name: 'Aperçu' }));
    const preview = within(screen.getByRole('region', { name: 'Comme sur le site' }));
    expect(preview.getByRole('heading', { name: published?.title ?? '' })).toBeDefined();
    expect(screen.getByText(published?.description ?? '')).toBeDefined();
    expect(screen.queryByRole('img', { name: 'Une rue' })).toBeNull();
    expect(screen.getByText('Image à choisir')).toBeDefined();
    expect(screen.getByText('bail').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'chez nous' }).getAttribute('href')).toBe(
      '/services/domiciliation',
    );
  });

  it('is not published without text, with an error where its blocks would be', async () => {
    const content = published && { ...published, blocks: [] };
    const { api, user } = open(undefined, {
      draft: content && { ...content, saved_at: '2026-11-26T10:05:00.000Z' },
    });
    await user.click(await screen.findByRole('button', { name: 'Publier' }));
    await user.click(screen.getByRole('link', { name: 'L’article n’a pas encore de texte.' }));
    expect(document.activeElement?.id).toBe('blocks');
    await user.click(screen.getByRole('button', { name: 'Liste' }));
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    await waitFor(() =>
      expect(getBlock(1).getByLabelText('Liste').getAttribute('aria-invalid')).toBe('true'),
    );
    const link = screen.getByRole('link', { name: /^Bloc 1, Liste\s: Ce champ est requis\.$/u });
    expect(link.getAttribute('href')).toBe(`#${getBlock(1).getByLabelText('Liste').id}`);
    expect(api.getCalls(publishArticle)).toEqual([]);
  });

  it('shows in which field of a line, a picture or the head something is missing', async () => {
    const content = published && { ...published, title: '', blocks: [...published.blocks] };
    const { user } = open(undefined, {
      draft: content && { ...content, saved_at: '2026-11-26T10:05:00.000Z' },
    });
    await user.click(await screen.findByRole('button', { name: 'Image' }));
    await user.type(getBlock(3).getByLabelText('Liste'), '{Enter}');
    await user.paste('x'.repeat(6000));
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Titre\s:/u })).toBeDefined());
    for (const name of [
      /^Titre\s:/u,
      /^Bloc 3, Liste\s:/u,
      /^Bloc 4, Image\s: Ce champ est requis/u,
    ]) {
      const target = screen.getByRole('link', { name }).getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(target)).not.toBeNull();
    }
  });

  it('is not published with a broken link, with an error at its block', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Paragraphe' }));
    const block = getBlock(4).getByLabelText('Paragraphe');
    await user.click(block);
    await user.paste('Lisez [le guide](www.ompic.ma).');
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(block.getAttribute('aria-invalid')).toBe('true'));
    expect(
      screen.getByRole('link', {
        name: /^Bloc 4, Paragraphe\s: Ce lien ne mène à aucune page\s: www\.ompic\.ma$/u,
      }),
    ).toBeDefined();
    expect(api.getCalls(publishArticle)).toEqual([]);
  });

  it('is unpublished after a confirmation', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Retirer du blog' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Retirer du blog' }));
    await waitFor(() => expect(api.getCalls(unpublishArticle)).toHaveLength(1));
  });

  it('that was never published is deleted after a confirmation', async () => {
    const draft = published && { ...published, saved_at: '2026-11-26T10:05:00.000Z' };
    const { api, user, address } = open(undefined, { published: null, published_at: null, draft });
    await user.click(await screen.findByRole('button', { name: 'Supprimer l’article' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Supprimer l’article' }));
    await waitFor(() => expect(address()).toBe('/dashboard/articles'));
    expect(api.getCalls(deleteArticle)).toHaveLength(1);
  });
});
