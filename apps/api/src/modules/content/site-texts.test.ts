import {
  contentVersion,
  createArticle,
  discardFaqDraft,
  discardReviewsDraft,
  getContentOverview,
  getFaq,
  getFirm,
  getReviews,
  updateBanners,
  updateClaimsDraft,
  updateFaq,
  updateFaqDraft,
  updateReviews,
  updateReviewsDraft,
  type ContentOverview,
  type Faq,
  type Firm,
  type Reviews,
} from '@tassis/contracts';
import { siteTexts } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, settings } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { contentDesk, getData, getRefusal } from '../packages/testing/content-desk.ts';

const api = await createTestApi();
const desk = await contentDesk(api);

const faqAt = async (page: string) => getData<Faq>(await desk.ask(getFaq, { params: { page } }));
const reviewsNow = async () => getData<Reviews>(await desk.ask(getReviews));
const firm = async (language = 'fr') =>
  getData<Firm>(await api.ask(getFirm, { headers: { 'accept-language': language } }));
const versionNow = async () => getData<{ version: number }>(await api.ask(contentVersion)).version;

const aQuestion = (question = 'Quand ?') => ({ question, answer: 'Demain.\nOu après.' });
const aReview = (changes: object = {}) => ({
  author: 'Salma',
  review_text: 'Simple et clair.',
  review_rating: 4.5,
  review_datetime_utc: '2026-10-12T09:20:00Z',
  author_image: '/images/reviews/salma.webp',
  ...changes,
});
const writeFaq = (questions: unknown, version?: number, page = 'home') =>
  desk.ask(updateFaq, {
    params: { page },
    payload: { questions },
    ...(version !== undefined && { version }),
  });
const saveDraft = (questions: unknown, version: number, page = 'domiciliation') =>
  desk.ask(updateFaqDraft, { params: { page }, payload: { questions }, version });
const writeReviews = (reviews: unknown, version: number) =>
  desk.ask(updateReviews, { payload: { reviews }, version });

describe('the questions of a page', () => {
  test('are replaced, and the site shows them at once', async () => {
    const before = await faqAt('home');
    expect(before).toEqual({
      page: 'home',
      questions: siteTexts().faq['home'],
      draft: null,
      version: 1,
    });
    const content = await versionNow();
    const answer = await writeFaq([aQuestion()], before.version);
    const fresh = { page: 'home', questions: [aQuestion()], draft: null, version: 2 };
    expect(getData(answer)).toEqual(fresh);
    expect(await faqAt('home')).toEqual(fresh);
    expect((await firm()).faq).toEqual({ home: [aQuestion()] });
    expect(await versionNow()).toBeGreaterThan(content);
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, 'faq.home'));
    expect(entry).toMatchObject({
      actorId: desk.id,
      action: 'updateFaq',
      subject: 'content',
      before: { questions: before.questions },
      after: { questions: [aQuestion()] },
    });
  });

  test('are first written without a version, and then with one', async () => {
    expect(await faqAt('about')).toEqual({ page: 'about', questions: [], draft: null, version: 0 });
    expect((await writeFaq([aQuestion('Qui ?')], undefined, 'about')).statusCode).toBe(200);
    const again = await writeFaq([aQuestion('Quoi ?')], undefined, 'about');
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: { page: 'about', version: 1 } },
    ]);
    expect((await firm()).faq['about']).toEqual([aQuestion('Qui ?')]);
    expect((await writeFaq([], 1, 'about')).statusCode).toBe(200);
    expect((await firm()).faq).not.toHaveProperty('about');
  });

  test('of eight concurrent first writes one succeeds', async () => {
    for (const [page, version] of [
      ['home', (await faqAt('home')).version],
      ['contact', 0],
    ] as const) {
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, n) => writeFaq([aQuestion(`${n} ?`)], version, page)),
      );
      const won = tries.filter(({ statusCode }) => statusCode === 200);
      expect(won.map(getData)).toEqual([await faqAt(page)]);
      expect((await faqAt(page)).version).toBe(version + 1);
    }
  });

  test.each([
    ['questions.0.question', [{ question: ' ', answer: 'x' }]],
    ['questions.0.question', [{ question: 'x'.repeat(256), answer: 'x' }]],
    ['questions.0.answer', [{ question: 'x', answer: 'x'.repeat(2001) }]],
    ['questions.0.answer', [{ question: 'x', answer: 'سؤال' }]],
    ['questions.0.link', [{ ...aQuestion(), link: '/' }]],
    ['questions', Array.from({ length: 51 }, () => aQuestion())],
    ['questions', 'none'],
  ])('refuse %s (%#)', async (field, questions) => {
    const before = await faqAt('home');
    const answer = await writeFaq(questions, before.version);
    expect(getRefusal(answer)).toEqual([422, 'validation_failed']);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await faqAt('home')).toEqual(before);
  });

  test('need an existing page', async () => {
    expect((await writeFaq([], 0, 'nowhere')).statusCode).toBe(422);
  });
});

test.each([
  ['none', [], 0],
  ['contact', ['contact'], 0],
  ['home', ['home'], 13],
] as const)('the firm comes with the texts of %s', async (texts, pages, reviews) => {
  const fresh = await createTestApi();
  await fresh.db.insert(settings).values({ key: 'faq.contact', value: [aQuestion()] });
  const answer = getData<Firm>(await fresh.ask(getFirm, { query: { texts } }));
  expect([Object.keys(answer.faq), answer.reviews.length]).toEqual([pages, reviews]);
});

describe('the reviews', () => {
  test('are replaced, and the site shows them at once', async () => {
    const before = await reviewsNow();
    expect(before.reviews).toEqual(siteTexts().reviews);
    const answer = await writeReviews([aReview()], before.version);
    expect(getData(answer)).toEqual({
      reviews: [aReview()],
      draft: null,
      version: before.version + 1,
    });
    expect((await firm()).reviews).toEqual([aReview()]);
    const stale = await writeReviews([], before.version);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { data: getData<Reviews>(answer) },
    ]);
  });

  test.each([
    ['author', { author: '' }],
    ['review_text', { review_text: 'x'.repeat(2001) }],
    ['review_rating', { review_rating: 5.5 }],
    ['review_rating', { review_rating: 4.2 }],
    ['review_rating', { review_rating: '5' }],
    ['review_datetime_utc', { review_datetime_utc: '12/10/2026' }],
    ['author_image', { author_image: 'https://elsewhere.example/a.png' }],
  ])('refuse %s (%#)', async (field, changes) => {
    const { version } = await reviewsNow();
    const answer = await writeReviews([aReview(), aReview(changes)], version);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([`reviews.1.${field}`]);
  });
});

test('fifty of the maximum length are accepted, with two bytes a character', async () => {
  const questions = Array.from({ length: 50 }, () => ({
    question: 'é'.repeat(255),
    answer: 'é'.repeat(2000),
  }));
  expect((await writeFaq(questions, undefined, 'services')).statusCode).toBe(200);
});

test('the overview counts packages and texts, and lists the last changes with their authors', async () => {
  const [made] = [await desk.create({ is_featured: true }), await desk.create()];
  await api.pool.query(`UPDATE packages SET status = 'published' WHERE id = $1`, [made.id]);
  const overview = getData<ContentOverview>(await desk.ask(getContentOverview));
  const { id, code, name } = made;
  expect(overview).toMatchObject({
    packages: { draft: 1, published: 1, archived: 0 },
    featured: [{ id, code, name, status: 'published' }],
    reviews: { count: (await reviewsNow()).reviews.length },
  });
  expect(overview.last_changes).toHaveLength(2);
  expect(overview.last_changes[0]?.author).toEqual(expect.any(String));
  expect(overview.faq.find(({ page }) => page === 'domiciliation')).toEqual({
    page: 'domiciliation',
    questions: 0,
    untranslated: 0,
    updated_at: null,
    drafted_at: null,
  });
});

test('the overview lists what the site does not show yet', async () => {
  const overview = async () => getData<ContentOverview>(await desk.ask(getContentOverview));
  expect(await overview()).toMatchObject({
    article_drafts: [],
    claims: { drafted_at: null },
    banners: { drafted_at: null, to_come: [] },
  });
  const [edited, made, gone] = [await desk.create(), await desk.create(), await desk.create()];
  await api.pool.query(`UPDATE packages SET status = 'published' WHERE id = $1`, [edited.id]);
  await api.pool.query(`UPDATE packages SET status = 'archived' WHERE id = $1`, [gone.id]);
  await desk.save(edited.id, { name: 'Autre nom' });
  await desk.ask(createArticle, { payload: { name: 'ouvrir', title: 'Ouvrir' } });
  const banner = { text: 'Fermé.', link: '', link_text: '', tone: 'info', place: 'all' };
  const banners = [banner, { ...banner, text: 'Ouvert.', from: '2099-01-01T09:00' }];
  await desk.ask(updateBanners, { payload: { banners }, version: 0 });
  await desk.ask(updateClaimsDraft, { payload: { claims: [] }, version: 0 });
  const now = await overview();
  const ids = new Set([edited.id, made.id, gone.id]);
  expect(now.package_drafts.filter(({ id }) => ids.has(id))).toMatchObject([
    { id: edited.id, has_draft: true, publish_at: null, skipped_at: null },
    { id: made.id, has_draft: false, publish_at: null, skipped_at: null },
  ]);
  expect(now).toMatchObject({
    article_drafts: [{ name: 'ouvrir', title: 'Ouvrir' }],
    banners: { drafted_at: null, to_come: [{ text: 'Ouvert.', from: '2099-01-01T09:00' }] },
  });
  expect(now.claims.drafted_at).not.toBeNull();
});

test('a page that is in French only does not count as untranslated', async () => {
  const { version } = await faqAt('about');
  await writeFaq([aQuestion()], version, 'about');
  const { faq } = getData<ContentOverview>(await desk.ask(getContentOverview));
  expect(faq.find(({ page }) => page === 'about')).toMatchObject({ questions: 1, untranslated: 0 });
});

describe('a draft', () => {
  const unfinished = { question: 'Et après ?', answer: '' };

  test('is stored beside the published content, even if incomplete, until it is published', async () => {
    const content = await versionNow();
    const saved = getData<Faq>(await saveDraft([unfinished], 0));
    expect(saved).toMatchObject({ questions: [], draft: { questions: [unfinished] }, version: 1 });
    expect(await faqAt('domiciliation')).toEqual(saved);
    expect((await firm()).faq).not.toHaveProperty('domiciliation');
    expect(await versionNow()).toBe(content);
    expect((await writeFaq([unfinished], 1, 'domiciliation')).statusCode).toBe(422);
    const english = { question_en: 'And then?', answer_en: 'Soon.' };
    const finished = [{ ...aQuestion(), ...english }, aQuestion('Qui ?')];
    const published = getData<Faq>(await writeFaq(finished, 1, 'domiciliation'));
    expect(published).toMatchObject({ questions: finished, draft: null, version: 2 });
    expect((await firm()).faq['domiciliation']).toEqual([aQuestion(), aQuestion('Qui ?')]);
    expect((await firm('en')).faq['domiciliation']).toEqual([
      { question: 'And then?', answer: 'Soon.' },
      { ...aQuestion('Qui ?'), lang: 'fr' },
    ]);
    const overview = getData<ContentOverview>(await desk.ask(getContentOverview));
    expect(overview.faq.find(({ page }) => page === 'domiciliation')).toMatchObject({
      questions: 2,
      untranslated: 1,
      drafted_at: null,
    });
  });

  test('can be discarded, and its version number is never used again', async () => {
    const saved = getData<Faq>(await saveDraft([unfinished], 2));
    const overview = getData<ContentOverview>(await desk.ask(getContentOverview));
    expect(overview.faq.find(({ page }) => page === 'domiciliation')?.drafted_at).toBe(
      saved.draft?.saved_at,
    );
    const discard = (version: number) =>
      desk.ask(discardFaqDraft, { params: { page: 'domiciliation' }, version });
    expect(getRefusal(await discard(2))).toEqual([409, 'stale_version']);
    expect(getData<Faq>(await discard(3))).toMatchObject({ draft: null, version: 4 });
  });

  test('of two concurrent saves one succeeds, and the other gets the current state', async () => {
    const writers = await Promise.all([saveDraft([unfinished], 4), saveDraft([aQuestion()], 4)]);
    const lost = writers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({ data: await faqAt('domiciliation') });
    expect((await writeFaq([], 4, 'domiciliation')).statusCode).toBe(409);
  });

  test('of the reviews is saved and discarded in the same way', async () => {
    const { version, reviews } = await reviewsNow();
    const payload = { reviews: [aReview({ author: '' })] };
    const saved = await desk.ask(updateReviewsDraft, { payload, version });
    expect(getData<Reviews>(saved)).toMatchObject({ reviews, draft: payload });
    const gone = await desk.ask(discardReviewsDraft, { version: version + 1 });
    expect(getData<Reviews>(gone)).toMatchObject({ reviews, draft: null, version: version + 2 });
  });
});
