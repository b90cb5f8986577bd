import type { ArticleContent, ContentArticle } from '@tassis/contracts';

const content: ArticleContent = {
  title: 'Ouvrir un commerce à Meknès',
  description: 'Ce qu’il faut, et dans quel ordre.',
  drawing: 'address',
  blocks: [
    { kind: 'heading', text: 'Le local' },
    { kind: 'paragraph', text: 'Un **bail** et un siège, [chez nous](/services/domiciliation).' },
    { kind: 'list', ordered: true, items: ['Le nom', 'Les statuts'] },
  ],
};

/** The answer of GET /content/articles/{article}. */
export function articleAnswer(changes: Partial<ContentArticle> = {}) {
  const data: ContentArticle = {
    name: 'ouvrir-un-commerce',
    published: content,
    published_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-24T09:00:00.000Z',
    draft: null,
    version: 3,
    ...changes,
  };
  return { success: true as const, data };
}
