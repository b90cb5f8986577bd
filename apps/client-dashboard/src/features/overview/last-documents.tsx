import type { ClientOverview } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { useOverviewTexts } from '../../messages/overview/use-overview-texts.ts';
import { ownPaths } from '../../paths.ts';
import { LandingSection } from './landing-section.tsx';

/** The newest documents that the client can use. */
export function LastDocuments({ documents }: { documents: ClientOverview['last_documents'] }) {
  const { documents: texts } = useOverviewTexts();
  const locale = useLocale();
  return (
    <LandingSection
      title={texts.title}
      none={texts.none}
      all={{ href: ownPaths.documents, text: texts.all }}
      rows={documents.map(({ id, name, kind, created_at: at }) => ({
        href: ownPaths.document(id),
        text: name,
        detail: `${getLabel(locale, `document_kind.${kind}`)}, ${formatDate(locale, at)}`,
      }))}
    />
  );
}
