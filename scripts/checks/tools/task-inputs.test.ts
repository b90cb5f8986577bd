import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parsed } from '../../parsed.mjs';
import {
  browserChecks,
  houseChecks,
  quickChecks,
  routeTable,
  storybookBuild,
  treeChecks,
} from '../../test/checks.mjs';
import { repository } from '../../toolchain.mjs';

/** The tasks of the task runner, with the files that are their inputs. */
type Plan = { tasks: { taskId: string; inputs: Record<string, string> }[] };

const checks = [...quickChecks, ...treeChecks, ...houseChecks, ...browserChecks];
const tasks = new Set([...checks, routeTable, storybookBuild].map(({ task }) => task));

it('no task has files of a library as inputs: there are 150 000 of them', () => {
  const turbo = path.join(repository, 'node_modules/.bin/turbo');
  const options = { cwd: repository, maxBuffer: 2 ** 29, encoding: 'utf8' } as const;
  const plan: Plan = parsed(execFileSync(turbo, ['run', ...tasks, '--dry=json'], options));
  const careless = plan.tasks.filter(({ inputs }) =>
    Object.keys(inputs).some((file) => file.includes('node_modules')),
  );
  expect(careless.map(({ taskId }) => taskId)).toEqual([]);
});
