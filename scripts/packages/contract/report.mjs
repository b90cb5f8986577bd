// @ts-check
// `pnpm contract:report`: writes the report of the platform's public types from its sources.
import { exitWith } from '../../failure.mjs';
import { reportFolder } from './contract-files.ts';
import { extractContract } from './extract-contract.ts';
import { writeContract } from './write-contract.ts';

try {
  await writeContract(await extractContract(), reportFolder);
} catch (error) {
  exitWith(error);
}
