import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { repository, run } from '../../toolchain.mjs';
import { nameBuiltFiles } from '../built-specifiers.ts';
import { entryPoints, type Contract } from './contract-files.ts';

const platformFolder = path.join(repository, 'packages/platform');
/** The extractor treats files in `node_modules` as a library's, and leaves them out. */
const compiled = path.join(platformFolder, '.contract');
const rolledUp = path.join(compiled, 'rolled-up');

/** Extracts the public types of `@tassis/platform` from its sources. */
export async function extractContract(): Promise<Contract> {
  await rm(compiled, { recursive: true, force: true });
  await run('tsc', ['--project', 'tsconfig.contract.json'], { quiet: true });
  await nameBuiltFiles(compiled);
  const [first, ...others] = entryPoints.map(prepare);
  if (!first) throw new Error('The platform exports nothing.');
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
  });
  for (const config of [first, ...others]) {
    const { succeeded } = Extractor.invoke(config, { compilerState, messageCallback: beQuiet });
    if (!succeeded) throw new Error(`${config.mainEntryPointFilePath} could not be rolled up.`);
  }
  const texts = entryPoints.map(
    async ({ specifier, file }) =>
      [specifier, await readFile(path.join(rolledUp, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}

function prepare({ file, source }: (typeof entryPoints)[number]) {
  const entry = path.join(compiled, 'platform', source.replace(/\.tsx?$/, '.d.ts'));
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(platformFolder, 'package.json'),
    configObject: {
      projectFolder: platformFolder,
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
      newlineKind: 'lf',
      dtsRollup: { enabled: true, untrimmedFilePath: path.join(rolledUp, file) },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
}

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
};

/** It prints the version of its TypeScript at each run. */
function beQuiet(message: ExtractorMessage) {
  if (message.logLevel === ExtractorLogLevel.Info) message.handled = true;
}
