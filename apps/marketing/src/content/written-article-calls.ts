import { getApi } from '@tassis/api-client';
import { getArticle, listArticles } from '@tassis/contracts';

/** The articles written in the content area, without their texts. */
export const listWritten = async () => (await getApi().call(listArticles, {})).data;

/** One of them. */
export const getWritten = async (name: string) =>
  (await getApi().call(getArticle, { params: { article: name } })).data;
