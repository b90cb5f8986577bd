// @ts-check
// `pnpm contract:report`: writes what the platform's sources give areas into the report of its public types.
import { exitWith } from '../../failure.mjs';
import { reportFolder } from './contract-files.ts';
import { extractContract } from './extract-contract.ts';
import { writeContract } from './write-contract.ts';

try {
  await writeContract(await extractContract(), reportFolder);
} catch (error) {
  exitWith(error);
}
