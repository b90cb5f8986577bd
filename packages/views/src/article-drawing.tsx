import {
  AccountingIllustration,
  CertificateIllustration,
  CompanyCreationIllustration,
  DomiciliationIllustration,
  FinancingIllustration,
  LegalAdviceIllustration,
} from '@tassis/design-system';
import type { ArticleDrawing as DrawingName } from '@tassis/domain';

const drawings = {
  company: CompanyCreationIllustration,
  law: LegalAdviceIllustration,
  address: DomiciliationIllustration,
  certificate: CertificateIllustration,
  money: FinancingIllustration,
  accounts: AccountingIllustration,
};

type ArticleDrawingProps = { name: DrawingName; size: number };

/** The drawing for the topic of an article. */
export function ArticleDrawing({ name, size }: ArticleDrawingProps) {
  const Drawing = drawings[name];
  return <Drawing size={size} />;
}
