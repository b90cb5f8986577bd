import { AreaPage } from '@tassis/dashboard';
import { NewsletterList } from '../features/newsletter-list/newsletter-list.tsx';
import { useNewsletterTexts } from '../messages/newsletter/use-newsletter-texts.ts';

export function Component() {
  const { title, lead } = useNewsletterTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <NewsletterList />
    </AreaPage>
  );
}
