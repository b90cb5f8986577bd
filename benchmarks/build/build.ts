import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from 'simple-statistics';
import { areaIds as areas } from '../../scripts/areas.mjs';
import { parsed } from '../../scripts/parsed.mjs';
import { environment, repository } from '../../scripts/toolchain.mjs';
import { loadNow } from '../calm.ts';
import { place } from '../report/place.ts';
import { save } from '../report/save.ts';

const run = promisify(execFile);
const rounds = Number(process.env['ROUNDS'] ?? 3);
const edited = { area: 'partner-dashboard', file: 'src/messages/fr.ts', from: 'Mon dossier' };
const surroundings = place(loadNow());

const clients = await compareClients();
const edit = await editOneArea();
const cached = await timeCached();
const markdown = [
  `${surroundings.date}, ${surroundings.machine}, Node ${surroundings.node}, load before the run ${surroundings.load.toFixed(2)}, ${rounds} rounds.`,
  '',
  '| asked | measured | goal |',
  '| --- | --- | --- |',
  `| ${areas.length} areas for browsers, processor time | ${seconds(clients.areas)} | |`,
  `| the same sources as one plain app | ${seconds(clients.plain)} | |`,
  `| ratio | **${(clients.areas / clients.plain).toFixed(2)}** | at most 3 |`,
  `| builds after an edit of ${edited.area} | **${edit.built.join(', ')}** | only that one |`,
  `| other apps whose files changed | **${edit.changed.length}** of ${areas.length} | 0 |`,
  `| the task runner, nothing to do | ${seconds(cached.turbo)} | |`,
  `| \`npm run build\`, everything cached | ${seconds(cached.build)} | |`,
  `| above the task runner | **${seconds(cached.build - cached.turbo)}** | at most 1 s |`,
].join('\n');
console.log(`\n${markdown}`);
const result = { surroundings, clients, edit, cached };
if (process.argv.includes('--save')) await save(import.meta.dirname, result, markdown);

/** Medians of processor time, in milliseconds, round by round in changing order. */
async function compareClients() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tassis-builds-'));
  const times: { areas: number[]; plain: number[] } = { areas: [], plain: [] };
  const measured = {
    areas: async () => {
      let sum = 0;
      for (const id of areas) sum += await buildClient(id, path.join(folder, id));
      return sum;
    },
    plain: () => buildClient('plain', path.join(folder, 'plain'), ...areas),
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? (['areas', 'plain'] as const) : (['plain', 'areas'] as const);
      for (const name of order) times[name].push(await measured[name]());
      console.log(
        `round ${round + 1}: ${seconds(times.areas[round])}, ${seconds(times.plain[round])}`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { areas: median(times.areas), plain: median(times.plain) };
}

async function buildClient(...args: string[]): Promise<number> {
  const program = path.join(import.meta.dirname, 'build-client.ts');
  const { stdout } = await run(process.execPath, [program, ...args], { maxBuffer: 1e8 });
  return Number(stdout.trim().split('\n').at(-1));
}

/** Changes a text of one area, builds everything, and puts the text back. */
async function editOneArea() {
  await runTurbo('run', 'build', '--output-logs=none');
  const before = await readStatements();
  const file = path.join(repository, 'apps', edited.area, edited.file);
  const text = await readFile(file, 'utf8');
  try {
    await writeFile(file, text.replace(edited.from, `${edited.from} changé`));
    const { stdout } = await runTurbo('run', 'build', '--dry=json');
    const { tasks }: { tasks: Task[] } = parsed(stdout);
    const built = tasks.filter(
      ({ command, cache }) => command !== '<NONEXISTENT>' && cache.status === 'MISS',
    );
    await runTurbo('run', 'build', '--output-logs=none');
    const after = await readStatements();
    const changed = areas.filter((id) => id !== edited.area && before.get(id) !== after.get(id));
    if (before.get(edited.area) === after.get(edited.area))
      throw new Error('The edit changed nothing');
    return { built: built.map((task) => task.package), changed };
  } finally {
    await writeFile(file, text);
    await runTurbo('run', 'build', '--output-logs=none');
  }
}

/** What turbo says of a task. */
interface Task {
  package: string;
  command: string;
  cache: { status: 'HIT' | 'MISS' };
}

/** The hashes of each area's files. */
async function readStatements(): Promise<Map<string, string>> {
  const read = areas.map(async (id) => {
    const file = path.join(repository, 'apps', id, 'dist/integrity.json');
    return [id, await readFile(file, 'utf8')] as const;
  });
  return new Map(await Promise.all(read));
}

/** Milliseconds of a build with nothing to do, and of the task runner that is asked for a task which no package has. */
async function timeCached() {
  const times: { turbo: number[]; build: number[] } = { turbo: [], build: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.turbo.push(await timed('turbo', ['run', 'transit', '--output-logs=none']));
    times.build.push(await timed('npm', ['run', 'build']));
  }
  return { turbo: median(times.turbo), build: median(times.build) };
}

function runTurbo(...args: string[]) {
  return run('turbo', args, { cwd: repository, env: environment(), maxBuffer: 1e8 });
}

async function timed(command: string, args: string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(command, args, { cwd: repository, env: environment(), stdio: 'ignore' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`);
  return performance.now() - start;
}

function seconds(milliseconds = 0): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
