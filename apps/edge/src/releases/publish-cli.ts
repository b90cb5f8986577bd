/* `node apps/edge/src/releases/publish-cli.ts [area…|shell]`: publishes built apps (all of them by default). */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { publishArea, publishShell } from './publish.ts';

const apps = path.resolve(import.meta.dirname, '../../..');
const { releases } = readConfig(process.env);

async function publishable(): Promise<string[]> {
  const files = await readdir(apps);
  const found = await Promise.all(
    files.map(async (name) => ((await hasDescriptor(name)) ? [name] : [])),
  );
  return found.flat();
}

async function hasDescriptor(name: string): Promise<boolean> {
  const entries = await readdir(path.join(apps, name)).catch((): string[] => []);
  return entries.includes('area.json') || entries.includes('shell.json');
}

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : await publishable()) {
  const folder = path.join(apps, name);
  const publish = name === 'shell' ? publishShell : publishArea;
  const { id, version } = await publish(releases, folder);
  process.stdout.write(`${id} ${version}\n`);
}
