import {
  AccountingIllustration,
  CertificateIllustration,
  CompanyCreationIllustration,
  DomiciliationIllustration,
  FinancingIllustration,
  LegalAdviceIllustration,
} from '@tassis/design-system';
import type { ArticleSummary } from '../../content/article-library.ts';

const drawings = {
  company: CompanyCreationIllustration,
  law: LegalAdviceIllustration,
  address: DomiciliationIllustration,
  certificate: CertificateIllustration,
  money: FinancingIllustration,
  accounts: AccountingIllustration,
};

type ArticleDrawingProps = { name: ArticleSummary['drawing']; size: number };

/** What an article is about, drawn. */
export function ArticleDrawing({ name, size }: ArticleDrawingProps) {
  const Drawing = drawings[name];
  return <Drawing size={size} />;
}
