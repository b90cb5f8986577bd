import { DRAFT_FILES_MAX, type Draft, type DraftFileContent } from '@tassis/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { discardFiles } from '../../files/discard-files.ts';
import { storeFile } from '../../files/store-file.ts';
import { readPdf } from '../../files/read-pdf.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import {
  addFile,
  countOtherFiles,
  dropFiles,
  holdFile,
  type WhichFile,
} from './draft-file.repository.ts';
import {
  dropDraft,
  findDraft,
  holdDraft,
  writeDraft,
  type WhichDraft,
  type Writing,
} from './draft.repository.ts';

type Parts = Pick<Dependencies, 'db' | 'files' | 'clock'> & {
  log: Pick<FastifyBaseLogger, 'warn'>;
};

type Sent = {
  name: string;
  content: string;
  /** The client who owns the file: it is erased with the account. */
  ownerId: string;
};

/** Replaces the file of a field. Creates the draft when there is none yet. */
export async function putDraftFile(
  parts: Parts,
  which: WhichFile,
  { name, content, ownerId }: Sent,
): Promise<Draft> {
  const bytes = readPdf(content, 'content');
  const { draft, replaced } = await parts.db.transaction(async (tx) => {
    await holdDraft(tx, which, parts.clock());
    if ((await countOtherFiles(tx, which)) >= DRAFT_FILES_MAX) {
      throw violationError('validation_failed', 'field', {
        code: 'too_many_files',
        params: { max: DRAFT_FILES_MAX },
      });
    }
    const gone = await dropFiles(tx, which);
    const file = { name, mediaType: 'application/pdf', bytes, ownerId };
    await addFile(tx, which, await storeFile(parts, tx, file));
    return { draft: await findDraft(tx, which), replaced: gone };
  });
  await discardFiles(parts, replaced);
  if (draft === null) throw new Error('The draft just written was not found');
  return draft;
}

/** Reads the file of a field with its bytes; concurrent changes wait until they are read. */
export async function readDraftFile(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  which: WhichFile,
): Promise<DraftFileContent> {
  return db.transaction(async (tx) => {
    const file = await holdFile(tx, which);
    if (file === null) throw new HttpError('not_found');
    const { id, name, size } = file;
    const content = Buffer.from(await files.bytes(id)).toString('base64');
    return { field: which.field, name, size, content };
  });
}

export async function removeDraftFile(parts: Parts, which: WhichFile): Promise<void> {
  await discardFiles(parts, await parts.db.transaction((tx) => dropFiles(tx, which)));
}

export async function removeDraft(parts: Parts, which: WhichDraft): Promise<void> {
  const gone = await parts.db.transaction(async (tx) => {
    await dropDraft(tx, which);
    return dropFiles(tx, which);
  });
  await discardFiles(parts, gone);
}

/** Writes the next version and removes the files of the previous one. False: the version is stale. */
export async function replaceDraft(parts: Parts, writing: Writing): Promise<boolean> {
  const gone = await parts.db.transaction(async (tx) =>
    (await writeDraft(tx, writing)) ? dropFiles(tx, writing) : null,
  );
  if (gone !== null) await discardFiles(parts, gone);
  return gone !== null;
}
