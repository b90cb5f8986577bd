import {
  contentVersion,
  createArticle,
  deleteArticle,
  discardArticleDraft,
  getArticle,
  getContentArticle,
  listArticles,
  listContentArticles,
  publishArticle,
  unpublishArticle,
  updateArticleDraft,
  type Article,
  type ArticleContent,
  type ArticleSummary,
  type ContentArticle,
  type ContentArticleSummary,
} from '@tassis/contracts';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';
import { contentDesk, getData, getRefusal } from '../packages/testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);

const content: ArticleContent = {
  title: 'Ouvrir un commerce à Meknès',
  description: 'Ce qu’il faut, et dans quel ordre.',
  drawing: 'company',
  blocks: [
    { kind: 'heading', text: 'Le local' },
    { kind: 'paragraph', text: 'Un **bail** et [un siège](/services/domiciliation).' },
    { kind: 'list', ordered: true, items: ['Le nom', 'Les statuts'] },
    { kind: 'quote', text: 'Le plus simple est de demander.' },
    {
      kind: 'picture',
      sources: [{ width: 160, address: `/api/images/${'a'.repeat(22)}-160.webp` }],
      width: 160,
      height: 90,
      description: 'Une rue de la médina',
    },
  ],
};
const NAME = 'ouvrir-un-commerce';
const params = { article: NAME };
const unfinished = { ...content, description: '', blocks: [] };

const create = (name: string) =>
  desk.ask(createArticle, { payload: { name, title: 'Ouvrir un commerce' } });
const read = async () => getData<ContentArticle>(await desk.ask(getContentArticle, { params }));
const write = (contract: typeof publishArticle | typeof updateArticleDraft, payload: object) => ({
  over: (version: number) => desk.ask(contract, { params, payload, version }),
});
const site = async () => getData<ArticleSummary[]>(await api.ask(listArticles));
const onSite = () => api.ask(getArticle, { params });
const versionNow = async () => getData<{ version: number }>(await api.ask(contentVersion)).version;

describe('an article', () => {
  test('starts as a draft under its own address', async () => {
    const made = await create(NAME);
    expect([made.statusCode, getData<ContentArticle>(made)]).toMatchObject([
      201,
      { name: NAME, published: null, draft: { title: 'Ouvrir un commerce' }, version: 1 },
    ]);
    const again = await create(NAME);
    expect(Object.keys(again.json<{ errors: object }>().errors)).toEqual(['name']);
    expect((await create('Un Nom')).statusCode).toBe(422);
  });

  test('that was never published can be deleted, and its address used again', async () => {
    const name = 'une-esquisse';
    const remove = () => desk.ask(deleteArticle, { params: { article: name } });
    await create(name);
    expect((await remove()).statusCode).toBe(204);
    expect(getRefusal(await remove())).toEqual([404, 'not_found']);
    expect((await create(name)).statusCode).toBe(201);
    expect((await remove()).statusCode).toBe(204);
  });

  test('can be edited while the site does not show it, even if it is incomplete', async () => {
    const before = await versionNow();
    const saved = await write(updateArticleDraft, unfinished).over(1);
    expect(getData<ContentArticle>(saved)).toMatchObject({ draft: unfinished, version: 2 });
    expect([await site(), (await onSite()).statusCode]).toEqual([[], 404]);
    expect(await versionNow()).toBe(before);
    expect((await write(publishArticle, unfinished).over(2)).statusCode).toBe(422);
  });

  test('is on the site once it is published, and the pages are rendered again', async () => {
    const before = await versionNow();
    const published = getData<ContentArticle>(await write(publishArticle, content).over(2));
    expect(published).toMatchObject({ published: content, draft: null, version: 3 });
    expect(await versionNow()).toBeGreaterThan(before);
    const { title, description, drawing } = content;
    const summary = { name: NAME, title, description, drawing, words: 17 };
    expect(await site()).toMatchObject([summary]);
    expect(getData<Article>(await onSite())).toMatchObject({ ...summary, blocks: content.blocks });
    const listed = getData<ContentArticleSummary[]>(await desk.ask(listContentArticles));
    expect(listed).toMatchObject([{ name: NAME, is_published: true, drafted_at: null }]);
  });

  test('keeps its first publication day when it is published again, and its draft can be discarded', async () => {
    const first = await read();
    api.clock.advance(60);
    await write(updateArticleDraft, unfinished).over(3);
    expect((await onSite()).json()).toMatchObject({ data: { description: content.description } });
    const discarded = await desk.ask(discardArticleDraft, { params, version: 4 });
    expect(getData<ContentArticle>(discarded)).toMatchObject({ draft: null, published: content });
    const again = getData<ContentArticle>(await write(publishArticle, content).over(5));
    expect(again.published_at).toBe(first.published_at);
    expect(again.updated_at).not.toBe(first.updated_at);
  });

  test('of two concurrent saves one succeeds', async () => {
    const { version } = await read();
    const tries = await Promise.all(
      [1, 2].map(() => write(updateArticleDraft, content).over(version)),
    );
    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const lost = tries.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({ code: 'stale_version', data: await read() });
    expect(await read()).toMatchObject({ last_change: { by: { id: desk.id } } });
  });

  test('that is unpublished becomes a draft, which cannot be discarded', async () => {
    const { version } = await read();
    const off = getData<ContentArticle>(await desk.ask(unpublishArticle, { params, version }));
    expect(off).toMatchObject({ published: null, draft: content });
    expect([await site(), (await onSite()).statusCode]).toEqual([[], 404]);
    const discarded = await desk.ask(discardArticleDraft, { params, version: off.version });
    expect(getRefusal(discarded)).toEqual([409, 'transition_not_allowed']);
    const deleted = await desk.ask(deleteArticle, { params });
    expect(getRefusal(deleted)).toEqual([409, 'transition_not_allowed']);
    expect((await read()).draft).toMatchObject(content);
  });

  test.each([
    ['HTML', 'blocks.0.kind', { kind: 'html', text: '<script>' }],
    [
      'a picture from another site',
      'blocks.0.sources.0.address',
      {
        kind: 'picture',
        sources: [{ width: 160, address: 'https://elsewhere.example/a.png' }],
        width: 160,
        height: 90,
        description: 'x',
      },
    ],
    ['an empty paragraph', 'blocks.0.text', { kind: 'paragraph', text: ' ' }],
    ['an empty list', 'blocks.0.items', { kind: 'list', ordered: false, items: [] }],
    [
      'a link without a valid address',
      'blocks.0.text',
      { kind: 'quote', text: '[ici](www.ompic.ma)' },
    ],
  ])('refuses %s', async (_, path, block) => {
    const { version } = await read();
    const answer = await write(publishArticle, { ...content, blocks: [block] }).over(version);
    expect(getRefusal(answer)).toEqual([422, 'validation_failed']);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([path]);
  });

  test('is not published without a block', async () => {
    const { version } = await read();
    const answer = await write(publishArticle, { ...content, blocks: [] }).over(version);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['blocks']);
  });

  test('that does not exist is a 404', async () => {
    const nowhere = { params: { article: 'nowhere' } };
    expect((await desk.ask(getContentArticle, nowhere)).statusCode).toBe(404);
    const payload = content;
    const publication = { ...nowhere, payload, version: 1 };
    expect((await desk.ask(publishArticle, publication)).statusCode).toBe(404);
  });
});
