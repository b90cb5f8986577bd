import type { Described } from '../../drafts/draft-editor.tsx';
import type { Messages } from '../../messages/articles/fr.ts';
import type { ArticlePart } from './article-source.ts';

type Texts = Messages['editor'];

/** The labels of a part's fields, by name. */
export function getLabels(part: ArticlePart, texts: Texts): Described {
  switch (part.kind) {
    case 'head':
      return { title: texts.title, description: texts.description, drawing: texts.drawing };
    case 'list':
      return { items: texts.kinds.list, ordered: texts.ordered };
    case 'picture':
      return {
        sources: texts.kinds.picture,
        description: texts.imageDescription,
        caption: texts.caption,
      };
    default:
      return { text: texts.kinds[part.kind] };
  }
}

/** The values of a part by label. */
export function describePart(part: ArticlePart, texts: Texts): Described {
  switch (part.kind) {
    case 'head':
      return {
        [texts.title]: part.title,
        [texts.description]: part.description,
        [texts.drawing]: texts.drawings[part.drawing],
      };
    case 'list':
      return {
        [texts.kinds.list]: part.items.join(', '),
        [texts.ordered]: part.ordered ? texts.yes : texts.no,
      };
    case 'picture':
      return {
        [texts.kinds.picture]: part.sources.at(-1)?.address,
        [texts.imageDescription]: part.description,
        [texts.caption]: part.caption,
      };
    default:
      return { [texts.kinds[part.kind]]: part.text };
  }
}
