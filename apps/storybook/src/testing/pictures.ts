import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vitest/config';
import type { BrowserCommand, TestProject } from 'vitest/node';

const repository = path.resolve(import.meta.dirname, '../../../..');
/** A path in the repository. */
export const PICTURES = 'packages/design-system/pictures';
const references = path.join(repository, PICTURES);
const differences = path.join(repository, 'test-results/pictures');

const taken = new Set<string>();

/** The browser reports the name (`<component>/<story>`) of each picture that it takes. */
const notePicture: BrowserCommand<[name: string]> = (_, name) => {
  taken.add(name);
};

/**
 * Reports how many pictures were compared or recorded. A run of all stories fails when none was compared, or when a reference
 * has no story any more.
 */
function told(areCompared: boolean): Plugin {
  return {
    name: 'tassis:pictures',
    configureVitest: ({ vitest, project }) => {
      const start = Date.now();
      vitest.onClose(async () => {
        if (!areCompared) {
          process.stdout.write(
            'Pictures: none compared, this is not the browser that they were taken in\n',
          );
          return;
        }
        const isRecording = vitest.config.snapshotOptions.updateSnapshot === 'all';
        if (isRecording) await lightenSince(start);
        process.stdout.write(`Pictures: ${taken.size} ${isRecording ? 'recorded' : 'compared'}\n`);
        if (isRecording || !(await isWholeRun(project))) return;
        const left = (await namesOfReferences()).filter((name) => !taken.has(name));
        if (taken.size > 0 && left.length === 0) return;
        process.stderr.write(
          taken.size === 0
            ? 'Pictures: not one was compared\n'
            : `Pictures that no story has any more: ${left.join(', ')}\n`,
        );
        process.exitCode = 1;
      });
    },
  };
}

/** Whether every file of stories ran to its end. */
async function isWholeRun(project: TestProject): Promise<boolean> {
  if (project.config.testNamePattern !== undefined) return false;
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(
    project.vitest.state
      .getTestModules()
      .filter((module) => module.project === project)
      .map(({ moduleId }) => moduleId),
  );
  return testFiles.every((file) => ran.has(file));
}

async function namesOfReferences(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob('**/*.png', { cwd: references }))
    names.push(file.replace(/\.png$/, ''));
  return names;
}

async function lightenSince(start: number): Promise<void> {
  for (const name of await namesOfReferences()) {
    const file = path.join(references, `${name}.png`);
    if ((await stat(file)).mtimeMs < start) continue;
    const written = await readFile(file);
    const lighter = await lightened(written);
    if (lighter.length < written.length) await writeFile(file, lighter);
  }
}

/** A picture with 256 colours is less than half as large, and differs by less than a comparison notices. */
export function lightened(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
}

/** The folder of the pictures, and how they are compared. */
export const pictures = {
  told,
  commands: { notePicture },
  /** Compares pictures with those in a folder, and writes recorded ones there. */
  matcherIn: (folder = references) => ({
    comparatorName: 'pixelmatch' as const,
    comparatorOptions: { threshold: 0.15, allowedMismatchedPixelRatio: 0.0005 },
    resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
      path.join(folder, arg + ext),
    resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
      path.join(differences, arg + ext),
  }),
};
