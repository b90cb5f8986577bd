import type { ArticleContent, ContentArticle } from '@tassis/contracts';
import { ARTICLE_DRAWINGS } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { changeSeen } from '../content/change-record.service.ts';
import { lockContent } from '../content/content-version.repository.ts';
import { deleteArticle, insertArticle, readArticle, writeArticle } from './article.repository.ts';

const [FIRST_DRAWING] = ARTICLE_DRAWINGS;

type Seen = { name: string; version: number; actorId: string };
type Access = Pick<Dependencies, 'db' | 'clock'>;

type NewArticle = { name: string; title: string; authorId: string; now: Date };

/** Creates an article with only a title. */
export async function addArticle(
  tx: Executor,
  { name, title, authorId, now }: NewArticle,
): Promise<ContentArticle> {
  const draft = { title, description: '', drawing: FIRST_DRAWING, blocks: [] };
  if (!(await insertArticle(tx, { name, draft, savedAt: now, authorId }))) {
    throw violationError('validation_failed', 'name', { code: 'article_name_taken' });
  }
  return readArticle(tx, name);
}

/** Saves the draft of an article; null discards it, which is refused when the article was never published. */
export function saveArticleDraft(
  deps: Access,
  { name, version, actorId, draft }: Seen & { draft: ArticleContent | null },
): Promise<ContentArticle> {
  const find = (tx: Executor) => readArticle(tx, name);
  return changeSeen(deps, { version, find }, async (tx, before, now) => {
    if (draft === null && before.published === null) {
      throw new HttpError('transition_not_allowed');
    }
    await writeArticle(tx, name, { draft, savedAt: now, authorId: actorId });
    return find(tx);
  });
}

type Publication = Seen & { action: string; content: ArticleContent | null };

/** Publishes an article; null unpublishes it, and it becomes a draft. Writes the audit trail. */
export function publishContent(
  deps: Access,
  { name, version, actorId, action, content }: Publication,
): Promise<ContentArticle> {
  const find = (tx: Executor) => readArticle(tx, name);
  return changeSeen(deps, { version, find }, async (tx, before, now) => {
    const draft = content === null ? getDraft(before) : null;
    const publishedAt = before.published_at === null ? now : new Date(before.published_at);
    const moments = content === null ? { savedAt: now } : { publishedAt, updatedAt: now };
    await writeArticle(tx, name, { published: content, draft, authorId: actorId, ...moments });
    const after = await find(tx);
    const subject = { subject: 'article', subjectId: name };
    await writeAudit(tx, { actorId, action, ...subject, before, after, now });
    return after;
  });
}

/** Deletes an article, which is refused once it was published. Writes the audit trail. */
export async function removeArticle(
  { db, clock }: Access,
  { name, actorId }: { name: string; actorId: string },
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    await lockContent(tx);
    const before = await readArticle(tx, name);
    if (before.published_at !== null) throw new HttpError('transition_not_allowed');
    await deleteArticle(tx, name);
    const subject = { subject: 'article', subjectId: name };
    await writeAudit(tx, { actorId, action: 'deleteArticle', ...subject, before, now });
  });
}

function getDraft({ draft, published }: ContentArticle): ArticleContent | null {
  if (draft === null) return published;
  const { saved_at: _savedAt, ...content } = draft;
  return content;
}
