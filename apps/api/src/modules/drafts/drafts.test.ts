import { setTimeout } from 'node:timers/promises';
import {
  deleteDraft,
  deleteDraftFile,
  getDraft,
  getDraftFile,
  listDrafts,
  saveDraft,
  saveDraftFile,
  type Draft,
  type DraftFileContent,
} from '@tassis/contracts';
import { PDF_MAX_BYTES, type DraftService } from '@tassis/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftFiles, storedFiles } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertPackage } from '../../testing/insert-package.ts';
import { anyText } from '../../testing/matchers.ts';

const api = await createTestApi();
let { id, token } = await api.signIn('client');
beforeEach(async () => {
  ({ id, token } = await api.signIn('client'));
});

const params: { service: DraftService } = { service: 'domiciliation' };
const filePath = { ...params, field: 'negativeCertificate' };
const pdf = (words = '') => Buffer.from(`%PDF-1.7 ${words}\n%%EOF\n`);
const getData = (answer: { json: () => { data: Draft } }) => answer.json().data;
const save = (data: unknown, version?: number, service = params.service) =>
  api.ask(saveDraft, {
    params: { service },
    token,
    payload: { data },
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const replace = (version: number) =>
  api.ask(saveDraft, {
    params,
    token,
    payload: { data: { step: 2 }, drop_files: true },
    headers: { 'if-match': `"${version}"` },
  });
const read = async () => getData(await api.ask(getDraft, { params, token }));
const attach = (content: string, path = filePath) =>
  api.ask(saveDraftFile, { params: path, token, body: { name: 'Certificat.pdf', content } });
const readFile = (path = filePath, as = token) =>
  api.ask(getDraftFile, { params: path, token: as });
const encoded = (words: string) => pdf(words).toString('base64');
const contentIn = (answer: { json: () => { data?: DraftFileContent } }) =>
  answer.json().data?.content;
const filesStored = () => api.db.$count(storedFiles, eq(storedFiles.ownerId, id));

describe('a draft', () => {
  test('is null before the first save, and then whatever the form contains', async () => {
    expect(await read()).toBeNull();
    const first = await save({ companyName: 'Atlas', managers: [{ firstName: '' }] });
    expect(first.statusCode).toBe(200);
    expect(await read()).toEqual({
      service: 'domiciliation',
      data: { companyName: 'Atlas', managers: [{ firstName: '' }] },
      files: [],
      updated_at: '2026-11-21T10:00:00.000Z',
      version: 1,
    });
    expect(getData(await save({ companyName: 'Rif' }, 1))).toMatchObject({ version: 2 });
  });

  test('of another tab is not overwritten', async () => {
    await save({ step: 1 });
    for (const version of [undefined, 0, 7]) {
      const stale = await save({ step: 2 }, version);
      expect(stale.statusCode).toBe(409);
      expect(stale.json()).toMatchObject({ code: 'stale_version', data: { data: { step: 1 } } });
    }
    const answers = await Promise.all([2, 3, 4].map((step) => save({ step }, 1)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
  });

  test('that replaces another one has none of its files; a stale save leaves them', async () => {
    await save({ step: 1 });
    await attach(encoded('old'));
    expect((await replace(7)).statusCode).toBe(409);
    expect(await read()).toMatchObject({ data: { step: 1 }, files: [{ size: 19 }] });
    expect(getData(await replace(1))).toMatchObject({ data: { step: 2 }, files: [], version: 2 });
    expect(await filesStored()).toBe(0);
  });

  test('that two tabs start concurrently is created once', async () => {
    const answers = await Promise.all([1, 2, 3].map((step) => save({ step })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test.each([
    ['published', 'Création et domiciliation'],
    ['archived', 'Création et domiciliation'],
    ['draft', null],
  ] as const)(
    'is listed with the name of its package, if that was ever published (%s)',
    async (status, name) => {
      const code = `NAMED_${status}`;
      await insertPackage(api.db, { code, name: 'Création et domiciliation', status });
      await save({ step: 1 });
      api.clock.advance(60);
      const data = { form: { progress: { package: code, step: 3 } } };
      await save(data, undefined, 'company_creation');
      await attach(pdf().toString('base64'));
      const listed = await api.ask(listDrafts, { token: await api.createToken(id) });
      expect(getData(listed)).toEqual([
        {
          service: 'company_creation',
          data,
          files: [],
          updated_at: anyText,
          version: 1,
          package_name: name,
        },
        expect.objectContaining({
          service: 'domiciliation',
          package_name: null,
          files: [{ field: 'negativeCertificate', name: 'Certificat.pdf', size: 16 }],
        }),
      ]);
    },
  );

  test('is invisible to other clients', async () => {
    await save({ step: 1 });
    await attach(pdf().toString('base64'));
    const { token: other } = await api.signIn('client');
    expect(getData(await api.ask(getDraft, { params, token: other }))).toBeNull();
    expect(getData(await api.ask(listDrafts, { token: other }))).toEqual([]);
    await api.ask(deleteDraft, { params, token: other });
    await api.ask(deleteDraftFile, { params: filePath, token: other });
    expect(await read()).toMatchObject({ files: [{ size: 16 }] });
  });

  test.each([
    [{ payload: { data: { name: '\ud800' } } }, 'data'],
    [{ payload: { data: [1] } }, 'data'],
    [{ payload: { data: 'x' } }, 'data'],
    [{ payload: { data: {}, client_id: 'x' } }, 'client_id'],
    [{ payload: { data: {} }, anyParams: { service: 'training' } }, 'service'],
  ])('refuses %j', async (input, field) => {
    const answer = await api.ask(saveDraft, { params, token, ...input });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty(['errors', field]);
  });

  test('is limited to 256 KiB', async () => {
    expect((await save({ text: 'x'.repeat(250_000) })).statusCode).toBe(200);
    expect((await save({ text: 'x'.repeat(270_000) }, 1)).statusCode).toBe(413);
  });
});

describe('the files of a draft', () => {
  test('may come before the draft, and do not change its version', async () => {
    const answer = await attach(`data:application/pdf;base64,${pdf().toString('base64')}`);
    expect(getData(answer)).toMatchObject({ version: 0, data: {} });
    expect(getData(await save({ step: 1 }))).toMatchObject({ version: 1, files: [{ size: 16 }] });
  });

  test('replace each other by field, with their bytes', async () => {
    await attach(pdf('one').toString('base64'));
    const [first] = await api.db.select().from(draftFiles).where(eq(draftFiles.holderId, id));
    await attach(pdf('two').toString('base64'));
    const [second] = await api.db.select().from(draftFiles).where(eq(draftFiles.holderId, id));
    expect(await filesStored()).toBe(1);
    expect(Buffer.from(await api.deps.files.bytes(second?.fileId ?? ''))).toEqual(pdf('two'));
    await expect(api.deps.files.bytes(first?.fileId ?? '')).rejects.toThrow(/read/iu);
  });

  test('are read back unchanged, also the largest, and are not cached', async () => {
    const largest = Buffer.alloc(PDF_MAX_BYTES, pdf());
    largest.write('%PDF-');
    largest.write('%%EOF', PDF_MAX_BYTES - 5);
    await attach(`data:application/pdf;base64,${largest.toString('base64')}`);
    const answer = await readFile();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { content: kept, ...about } = answer.json<{ data: DraftFileContent }>().data;
    expect(about).toEqual({
      field: 'negativeCertificate',
      name: 'Certificat.pdf',
      size: PDF_MAX_BYTES,
    });
    expect(Buffer.from(kept, 'base64').equals(largest)).toBe(true);
  });

  test('are read completely, also while they are replaced or deleted', async () => {
    await attach(encoded('one'));
    const { files } = api.deps;
    const { bytes, put } = files;
    const reads = Promise.withResolvers<void>();
    vi.spyOn(files, 'bytes').mockImplementationOnce(async (file) => {
      reads.resolve();
      await setTimeout(50);
      return bytes(file);
    });
    const writes = Promise.withResolvers<void>();
    vi.spyOn(files, 'put').mockImplementationOnce(async (file, written) => {
      await put(file, written);
      writes.resolve();
      await setTimeout(50);
    });
    const first = readFile();
    await reads.promise;
    const removed = api.ask(deleteDraftFile, { params: filePath, token });
    expect(contentIn(await first)).toBe(encoded('one'));
    expect((await removed).statusCode).toBe(204);
    const replaced = attach(encoded('two'));
    await writes.promise;
    expect(contentIn(await readFile())).toBe(encoded('two'));
    expect((await replaced).statusCode).toBe(200);
    vi.restoreAllMocks();
  });

  test('are invisible to other clients, and 404 when there is none', async () => {
    await attach(pdf().toString('base64'));
    const { token: other } = await api.signIn('client');
    const answers = [
      await readFile(filePath, other),
      await readFile({ ...filePath, field: 'certificate' }),
      await readFile({ ...filePath, service: 'company_creation' }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'not_found']),
    );
    expect((await readFile({ ...filePath, field: '../x' })).statusCode).toBe(422);
  });

  test.each(['', ' ', 'a\u202Efdp.exe', `${'x'.repeat(255)}.pdf`])(
    'have valid names: not %j',
    async (name) => {
      const body = { name, content: pdf().toString('base64') };
      const answer = await api.ask(saveDraftFile, { params: filePath, token, body });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['name']]);
    },
  );

  test('must be PDFs', async () => {
    const answer = await attach(Buffer.from('not a PDF').toString('base64'));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty(['errors', 'content']);
    expect(await read()).toBeNull();
    expect((await attach('', { ...filePath, field: '../x' })).statusCode).toBe(422);
  });

  test('are five at most, also when they are sent concurrently', async () => {
    const content = pdf().toString('base64');
    const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const answers = await Promise.all(
      fields.map((field) => attach(content, { ...filePath, field })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toHaveProperty(['errors', 'field']);
    expect(await filesStored()).toBe(5);
  });

  test('are deleted one by one, or with their draft', async () => {
    await save({ step: 1 });
    await attach(pdf().toString('base64'));
    await attach(pdf().toString('base64'), { ...filePath, field: 'other' });
    const removed = await api.ask(deleteDraftFile, { params: filePath, token });
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    expect((await read()).files).toEqual([{ field: 'other', name: 'Certificat.pdf', size: 16 }]);
    const deleted = await api.ask(deleteDraft, { params, token });
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect(await read()).toBeNull();
    expect(await filesStored()).toBe(0);
    expect((await api.ask(deleteDraft, { params, token })).statusCode).toBe(204);
  });
});
