import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isArea, type Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { clientFiles } from '../client-files.ts';

/**
 * A text of each package that the shell provides, which every build of it contains and nothing else does:
 * `scripts/checks/bundles/one-copy.test.ts` builds each package and checks this list. The build itself
 * refuses copies by its list of modules; this checks the files of the release.
 */
export const marks: Record<string, RegExp> = {
  react: /takes an object of state variables to update/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*[=:]/,
  '@tassis/api-client/query': /No QueryClient set, use QueryClientProvider/,
  '@tassis/platform': /["'`]tassis\.area["'`]/,
  '@tassis/platform/router': /useNavigate\(\) may be used only|__staticRouterHydrationData/,
  '@tassis/auth': /The session is used before the shell provided it/,
  '@tassis/auth/forms': /Something went wrong while signing you in/,
  '@tassis/contracts/schema': /Duplicate discriminator value/,
  '@tassis/api-client': /The API client is used before the shell configured it/,
  '@tassis/design-system/host': /_toast_\w+_\d+/,
};

/** An area must not bundle a module that the shell provides, because two copies have two states. */
export async function oneCopy(folder: string, descriptor: Descriptor): Promise<void> {
  if (!isArea(descriptor)) return;
  const { id } = descriptor;
  const scripts = (await clientFiles(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')));
  for (const [name, mark] of Object.entries(marks)) {
    if (!texts.some((text) => mark.test(text))) continue;
    throw new ReleaseRefusal(
      `This release of ${id} carries a second copy of ${name}, which the shell provides.`,
      'Import it by exactly the name that packages/build/src/shared-dependencies.ts states.',
    );
  }
}
