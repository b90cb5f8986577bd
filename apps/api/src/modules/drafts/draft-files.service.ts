import { DRAFT_FILES_MAX, type Draft, type DraftFileContent } from '@tassis/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { discardFiles } from '../../files/discard-files.ts';
import { keepFile } from '../../files/keep-file.ts';
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
  /** Whose file it is: with them it leaves. */
  ownerId: string;
};

/** Keeps a file in place of the one that the field had. A draft that is not there yet is begun. */
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
    await addFile(tx, which, await keepFile(parts, tx, file));
    return { draft: await findDraft(tx, which), replaced: gone };
  });
  await discardFiles(parts, replaced);
  if (draft === null) throw new Error('The draft just written was not found');
  return draft;
}

/** What the field keeps, bytes and all. Who replaces it or takes it out meanwhile waits until they are read. */
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

/** Writes the next version without the files of the one before. False: there is another version already. */
export async function replaceDraft(parts: Parts, writing: Writing): Promise<boolean> {
  const gone = await parts.db.transaction(async (tx) =>
    (await writeDraft(tx, writing)) ? dropFiles(tx, writing) : null,
  );
  if (gone !== null) await discardFiles(parts, gone);
  return gone !== null;
}
