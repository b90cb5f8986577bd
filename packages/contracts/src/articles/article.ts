import {
  ARTICLE_BLOCKS_MAX,
  ARTICLE_DRAWINGS,
  ARTICLE_NAME,
  ARTICLE_NAME_MAX,
  lineOfText,
  paragraph,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { lastChange } from '../content/last-change.ts';
import { atMost, field, wrong } from '../rule.ts';

const LIST_MAX = 50;
const WIDTHS_MAX = 4;
const missing = { error: 'required' };

const misnamed = {
  error: ({ input }: { input?: unknown }) => (input === '' ? 'required' : 'article_name_invalid'),
} as const;
export const articleName = z
  .string(wrong)
  .check(z.regex(ARTICLE_NAME, misnamed), atMost(ARTICLE_NAME_MAX, 'line_too_long'));
export const articleParams = z.object({ article: articleName });

const address = z.string(wrong).check(z.regex(/^\/api\/images\/[\w-]{22}-\d{1,4}\.webp$/u, wrong));
const size = z.number(wrong).check(z.int(wrong), z.gte(1, wrong), z.lte(1600, wrong));
const source = z.strictObject({ width: size, address });

type Rule = ReturnType<typeof field>;

/** An article's content under the rules of its lines and its paragraphs, with at least so many parts in each list; texts may hold the marks of `parseInline`. */
export function createContentSchema(line: Rule, text: Rule, { least }: { least: 0 | 1 }) {
  const block = z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('heading'), text: line }),
      z.strictObject({ kind: z.literal('paragraph'), text }),
      z.strictObject({
        kind: z.literal('list'),
        ordered: z.boolean(wrong),
        items: z
          .array(text, wrong)
          .check(z.minLength(least, missing), z.maxLength(LIST_MAX, wrong)),
      }),
      z.strictObject({ kind: z.literal('quote'), text }),
      z.strictObject({
        kind: z.literal('picture'),
        sources: z
          .array(source, wrong)
          .check(z.minLength(least, missing), z.maxLength(WIDTHS_MAX, wrong)),
        width: size,
        height: z.number(wrong),
        /** What it shows, for those who do not see it. */
        description: line,
        caption: z.optional(field(lineOfText)),
      }),
    ],
    wrong,
  );
  return z.strictObject({
    title: line,
    /** As search engines and lists show it. */
    description: line,
    drawing: z.enum(ARTICLE_DRAWINGS, wrong),
    blocks: z
      .array(block, wrong)
      .check(z.minLength(least, missing), z.maxLength(ARTICLE_BLOCKS_MAX, wrong)),
  });
}

/** What is being written may be unfinished. */
export const ArticleDraftForm = createContentSchema(field(lineOfText), field(paragraph), {
  least: 0,
});

export type ArticleContent = z.output<typeof ArticleDraftForm>;
export type ArticleBlock = ArticleContent['blocks'][number];

/** An article as its writers see it. */
export const ContentArticle = z.object({
  name: articleName,
  /** Null: it is not on the site. */
  published: z.nullable(ArticleDraftForm),
  published_at: z.nullable(z.string()),
  updated_at: z.nullable(z.string()),
  draft: z.nullable(z.extend(ArticleDraftForm, { saved_at: z.string() })),
  version: z.number(),
  last_change: lastChange,
});

/** An article in a list of its writers. */
export const ContentArticleSummary = z.object({
  name: articleName,
  title: z.string(),
  is_published: z.boolean(),
  updated_at: z.nullable(z.string()),
  drafted_at: z.nullable(z.string()),
});

/** An article in a list of the site. */
export const ArticleSummary = z.object({
  name: articleName,
  title: z.string(),
  description: z.string(),
  drawing: z.enum(ARTICLE_DRAWINGS),
  words: z.number(),
  /** Days in Morocco, 'YYYY-MM-DD'. */
  published: z.string(),
  updated: z.string(),
});

/** An article of the site. */
export const Article = z.extend(ArticleSummary, { blocks: ArticleDraftForm.shape.blocks });

export type ContentArticle = z.output<typeof ContentArticle>;
export type ContentArticleSummary = z.output<typeof ContentArticleSummary>;
export type ArticleSummary = z.output<typeof ArticleSummary>;
export type Article = z.output<typeof Article>;
