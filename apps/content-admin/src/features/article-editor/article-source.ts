import { getApi } from '@tassis/api-client';
import {
  discardArticleDraft,
  publishArticle,
  updateArticleDraft,
  type ArticleBlock,
  type ArticleContent,
  type ContentArticle,
} from '@tassis/contracts';
import { ARTICLE_DRAWINGS } from '@tassis/domain';
import type { DraftSource } from '../../drafts/draft-source.ts';

/** The head of an article, above its blocks. */
type ArticleHead = { kind: 'head' } & Omit<ArticleContent, 'blocks'>;

/** A part of an article: the head, which is always first, or a block. */
export type ArticlePart = ArticleHead | ArticleBlock;

const [drawing] = ARTICLE_DRAWINGS;
const NO_HEAD: ArticleHead = { kind: 'head', title: '', description: '', drawing };

/** An article: its head, then its blocks. */
export function articleSource(name: string): DraftSource<ContentArticle, ArticlePart> {
  const params = { article: name };
  return {
    toBody,
    getPath: (place, field) => (place === 0 ? field : `blocks.${place - 1}.${field}`),
    listPath: 'blocks',
    findKey: ({ kind }) => (kind === 'head' ? kind : undefined),
    canDiscard: ({ published }) => published !== null,
    contract: publishArticle,
    draftSchema: updateArticleDraft.request.body,
    getPublished: ({ published }) => toParts(published),
    findDraft: ({ draft }) => {
      if (draft === null) return null;
      const { saved_at: savedAt, ...content } = draft;
      return { entries: toParts(content), savedAt };
    },
    save: async (parts, version) => {
      const input = { params, body: toBody(parts) };
      return (await getApi().call(updateArticleDraft, input, { version })).data;
    },
    publish: async (parts, version) => {
      const input = { params, body: toBody(parts) };
      return (await getApi().call(publishArticle, input, { version })).data;
    },
    discard: async (version) =>
      (await getApi().call(discardArticleDraft, { params }, { version })).data,
  };
}

function toParts(content: ArticleContent | null): ArticlePart[] {
  if (content === null) return [];
  const { blocks, ...head } = content;
  return [{ kind: 'head', ...head }, ...blocks];
}

function toBody(parts: ArticlePart[]): ArticleContent {
  const { kind: _kind, ...head } = getHead(parts);
  return { ...head, blocks: toBlocks(parts) };
}

/** The head of an article; a blank one for a new article. */
export function getHead(parts: readonly ArticlePart[]): ArticleHead {
  return parts.find((part) => part.kind === 'head') ?? NO_HEAD;
}

/** The blocks of an article, without its head. */
export function toBlocks(parts: readonly ArticlePart[]): ArticleBlock[] {
  return parts.filter((part) => part.kind !== 'head');
}
