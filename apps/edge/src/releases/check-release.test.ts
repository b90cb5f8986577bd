import { createHash } from 'node:crypto';
import { readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseReleaseIntegrity } from '@tassis/platform/release';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';
import { publish } from './publish.ts';
import { ReleaseRefusal } from './refusal.ts';
import { storedVersions } from './stored-release.ts';
import { readManifest } from './store.ts';

type Harm = (area: string) => Promise<void>;

/** The words with which a release is refused that was good until `harm` was done to it. */
async function getRefusalText(harm: Harm, code?: string): Promise<string> {
  const { store, builds } = await aReleaseStore();
  const area = await builtArea(builds, 'alpha', code);
  await harm(area);
  const error = await publish(store, area).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect((await readManifest(store)).areas.map(({ id }) => id)).toEqual(['ordering']);
  expect(await storedVersions(store, 'alpha')).toEqual([]);
  if (!(error instanceof ReleaseRefusal)) throw error ?? new Error('it was not refused');
  expect(error.hint).not.toBe('');
  return error.message;
}

const computeHash = (bytes: string | Buffer) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const putFile =
  (file: string, content: string): Harm =>
  (area) =>
    put(path.join(area, 'dist', file), content);
const removeFile =
  (file: string): Harm =>
  (area) =>
    rm(path.join(area, 'dist', file));

/** Adds one, and says something else of the scripts than the build did. */
const withScripts =
  (scripts: Record<string, string>, entry: string[], pages = {}): Harm =>
  async (area) => {
    const stated = path.join(area, 'dist/integrity.json');
    const { files, shared } = parseReleaseIntegrity(JSON.parse(await readFile(stated, 'utf8')));
    for (const [file, code] of Object.entries(scripts)) {
      await putFile(file, code)(area);
      files[file] = computeHash(code);
    }
    await put(stated, JSON.stringify({ files, entry, pages, shared }));
  };

describe('a release is refused', () => {
  it('without integrity.json', async () => {
    expect(await getRefusalText(removeFile('integrity.json'))).toMatch(/has no integrity\.json/);
  });

  it.each(['remoteEntry.alpha.js', 'style.css'])('whose integrity.json misses %s', async (file) => {
    const message = await getRefusalText(async (area) => {
      const stated = path.join(area, 'dist/integrity.json');
      await put(stated, (await readFile(stated, 'utf8')).replace(file, `${file}.map`));
    });
    expect(message).toContain(`does not state the hash of ${file}`);
  });

  it('whose integrity.json is none', async () => {
    const message = await getRefusalText(putFile('integrity.json', '["sha256-"]'));
    expect(message).toMatch(/has no integrity\.json/);
  });

  it.each(['remoteEntry.alpha.js', 'style.css'])('with another byte in %s', async (file) => {
    const message = await getRefusalText(putFile(file, 'changed'));
    expect(message).toContain(`has a ${file} that is not the one`);
  });

  it('that lacks a file its integrity.json states', async () => {
    expect(await getRefusalText(removeFile('style.css'))).toMatch(/lacks style\.css/);
  });

  it.each([
    ['mf-manifest.json', '{"metaData":{"publicPath":"/"}}'],
    ['style.css', '.a{background:url(/assets/a.svg)}'],
    ['remoteEntry.alpha.js', 'const picture = "/assets/a.png"'],
    ['remoteEntry.alpha.js', 'import("/chunk.js")'],
  ])('built for the site’s root: %s', async (file, content) => {
    expect(await getRefusalText(putFile(file, content))).toMatch(/asks for files there/);
  });

  it('with a link, which would hand out what it leads to', async () => {
    const message = await getRefusalText((area) =>
      symlink('/etc/passwd', path.join(area, 'dist/picture.svg')),
    );
    expect(message).toBe('This release of alpha has picture.svg, which is no file.');
  });

  it('with public pages and no server bundle', async () => {
    const message = await getRefusalText((area) => describeArea(area, { prerender: ['/alpha'] }));
    expect(message).toMatch(/has no server\/index\.cjs/);
  });

  it('with a stylesheet that nothing loads', async () => {
    const message = await getRefusalText(putFile('assets/more.css', ''));
    expect(message).toMatch(/has assets\/more\.css beside its style\.css, which nothing loads/);
  });

  it.each([['../style.css'], ['style.css', 'gone.css']])(
    'whose order of stylesheets is not of all of them: %s',
    async (...styles) => {
      const message = await getRefusalText(async (area) => {
        const stated = path.join(area, 'dist/integrity.json');
        await put(
          stated,
          JSON.stringify({ ...JSON.parse(await readFile(stated, 'utf8')), styles }),
        );
      });
      expect(message).toContain('does not name exactly its stylesheets');
    },
  );

  it('that says of a page that it has a file which is not stated', async () => {
    const entry = 'remoteEntry.alpha.js';
    const harm = withScripts({}, [entry], { '/alpha': [entry, 'gone.js'] });
    expect(await getRefusalText(harm)).toContain('says that /alpha has gone.js');
  });

  it('without the script that it is entered by', async () => {
    expect(await getRefusalText(removeFile('remoteEntry.alpha.js'))).toMatch(
      /has no remoteEntry\.alpha/,
    );
  });

  describe('with a script', () => {
    const entry = 'remoteEntry.alpha.js';

    it.each(['import "./part.js"', 'export * from "./part.js"'])(
      'that a page would load unchecked as it enters: %s',
      async (code) => {
        const harm = withScripts({ 'part.js': '', [entry]: code }, [entry]);
        expect(await getRefusalText(harm)).toContain(`imports part.js in its ${entry}`);
      },
    );

    it.each(['import("./gone.js")', 'import("https://elsewhere.example/x.js")', 'import("react")'])(
      'that is not in it: %s',
      async (code) => {
        expect(await getRefusalText(withScripts({ [entry]: code }, [entry]))).toMatch(
          /imports \S+ in its remoteEntry/,
        );
      },
    );

    it('that is not said to be the first', async () => {
      expect(await getRefusalText(withScripts({}, []))).toContain(`that it is entered by ${entry}`);
    });

    it('unless its page loads all of them checked', async () => {
      const { store, builds } = await aReleaseStore();
      const area = await builtArea(builds, 'alpha');
      const scripts = {
        [entry]: 'import "./part.js"; import("./lazy.js")',
        'part.js': '',
        'lazy.js': 'import "./part.js"; load("./asked.css")',
        'asked.css': '',
        'lazy.css': '',
      };
      const pages = { '/alpha': ['lazy.js', 'lazy.css'] };
      await withScripts(scripts, [entry, 'part.js'], pages)(area);
      const { version } = await publish(store, area);
      expect(await storedVersions(store, 'alpha')).toEqual([version]);
    });
  });

  it('with a second copy of what the shell provides', async () => {
    const code = 'throw Error("No QueryClient set, use QueryClientProvider to set one")';
    const message = await getRefusalText(() => Promise.resolve(), code);
    expect(message).toContain('a second copy of @tassis/api-client/query');
  });
});

it.each(['server/index.cjs', 'server/boot.js'])('a shell without %s is refused', async (file) => {
  const { store, builds } = await aReleaseStore();
  await rm(path.join(builds, 'shell/dist', file));
  await expect(publish(store, path.join(builds, 'shell'))).rejects.toThrow(`has no ${file}`);
});

it('a whole release with public pages passes', async () => {
  const { store, builds } = await aReleaseStore();
  const area = await builtArea(builds, 'alpha');
  await describeArea(area, { prerender: ['/alpha'] });
  await putFile('server/index.cjs', 'module.exports = {}')(area);
  await putFile('mf-manifest.json', '{"metaData":{"publicPath":"auto"}}')(area);
  const { version } = await publish(store, area);
  expect(await storedVersions(store, 'alpha')).toEqual([version]);
});
