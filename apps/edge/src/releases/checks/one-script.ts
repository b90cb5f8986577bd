import { isArea, type Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { clientFiles } from '../client-files.ts';
import { buildAgain } from './build-again.ts';

/** An area is one script and at most one stylesheet: that is what makes it one request away. */
export async function oneScript(folder: string, descriptor: Descriptor): Promise<void> {
  if (!isArea(descriptor)) return;
  const { id } = descriptor;
  const files = await clientFiles(folder);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  expectOnly({ id, found: scripts, wanted: [`remoteEntry.${id}.js`] });
  expectOnly({ id, found: styles, wanted: styles.length === 0 ? [] : ['style.css'] });
}

function expectOnly({ id, found, wanted }: { id: string; found: string[]; wanted: string[] }) {
  if (found.join() === wanted.join()) return;
  const list = found.length === 0 ? 'none' : found.join(', ');
  throw new ReleaseRefusal(
    `This release of ${id} should have ${wanted.join()} and no other such file, but has ${list}.`,
    buildAgain(id),
  );
}
