import { AreaPage } from '@tassis/dashboard';
import { FaqPages } from '../features/faq/faq-pages.tsx';
import { useTexts } from '../messages/site-texts/use-texts.ts';

export function Component() {
  const { faq } = useTexts();
  return (
    <AreaPage title={faq.title} lead={faq.lead}>
      <FaqPages />
    </AreaPage>
  );
}
