import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getReviews } from '@tassis/contracts';
import { AreaPage, QueryView } from '@tassis/dashboard';
import { ReviewsEditor } from '../features/reviews-editor/reviews-editor.tsx';
import { useTexts } from '../messages/site-texts/use-texts.ts';

export function Component() {
  const { reviews: texts } = useTexts();
  const query = useQuery({ ...apiQuery(getReviews, {}), staleTime: 0 });
  return (
    <AreaPage title={texts.title} lead={texts.lead}>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {({ data }) => <ReviewsEditor reviews={data} />}
      </QueryView>
    </AreaPage>
  );
}
