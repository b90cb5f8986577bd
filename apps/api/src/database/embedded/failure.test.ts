import { describe, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { explainFailure } from './failure.ts';

/** Recorded messages of PostgreSQL and Node, one of each failure. */
const said = {
  full: 'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10\nHINT:  Check free disk space.\nAborted\nchild process exited with exit code 134',
  version:
    'FATAL:  database files are incompatible with server\nDETAIL:  The data directory was initialized by PostgreSQL version 17, which is not compatible with this version 18.4.',
  permission: 'initdb: error: could not create directory "/x/postgres": Permission denied',
  readOnly: "EROFS: read-only file system, open '/x/postgres.claim'",
  notFolder: "ENOTDIR: not a directory, mkdir '/x'",
  unknown:
    'LOG:  starting PostgreSQL\nFATAL:  invalid value for parameter "port"\nLOG:  shutting down',
};

describe('one sentence for each failure', () => {
  test.each([
    ['full', 'The disk is full'],
    ['version', 'was made by PostgreSQL 17, but this version of Tassis uses PostgreSQL 18'],
    ['permission', 'may not write in /tmp/x/postgres'],
    ['readOnly', 'may not write in /tmp/x/postgres'],
    ['notFolder', 'Something other than a database'],
    ['unknown', 'FATAL:  invalid value for parameter "port"'],
  ] as const)('%s', (name, sentence) => {
    const failure = explainFailure(new Error(said[name]), '/tmp/x/postgres');
    expect(failure.message).toContain(sentence);
    expect(failure.message).not.toContain('\n');
    expect(failure.hint).not.toBe('');
  });

  test('leaves an error that is explained already', () => {
    const failure = new StartupError('No.', 'Yes.');
    expect(explainFailure(failure, '/tmp/x/postgres')).toBe(failure);
  });
});
