import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

/** The server alone, for tests of other packages that make a database of their own on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('databaseServer', server.url);
  return server.stop;
}
