import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getFaq, type Faq } from '@tassis/contracts';
import { AreaPage, QueryView } from '@tassis/dashboard';
import { FAQ_PAGES } from '@tassis/domain';
import { Navigate, useParams } from '@tassis/platform/router';
import { FaqEditor } from '../features/faq-editor/faq-editor.tsx';
import { useTexts } from '../messages/site-texts/use-texts.ts';
import { ownPaths } from '../paths.ts';

const findPage = (name: string | undefined) => FAQ_PAGES.find((page) => page === name);

export function Component() {
  const page = findPage(useParams()['page']);
  // An unknown page redirects to the list of pages with questions.
  return page ? <FaqPageEditor key={page} page={page} /> : <Navigate to={ownPaths.faq} replace />;
}

function FaqPageEditor({ page }: Pick<Faq, 'page'>) {
  const { faq, questions: texts } = useTexts();
  const query = useQuery({ ...apiQuery(getFaq, { params: { page } }), staleTime: 0 });
  const name = faq.pages[page];
  return (
    <AreaPage title={texts.title(name)} crumb={name}>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {({ data }) => <FaqEditor faq={data} />}
      </QueryView>
    </AreaPage>
  );
}
