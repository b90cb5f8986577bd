import { apiQuery } from '@tassis/api-client';
import { getContentOverview } from '@tassis/contracts';
import { LinkList, QuerySection } from '@tassis/dashboard';
import { Cluster, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatNumber } from '@tassis/messages';
import { useTexts } from '../../messages/site-texts/use-texts.ts';
import { ownPaths } from '../../paths.ts';

/** The pages with questions: their number, the last change, and whether there is a draft or missing English. */
export function FaqPages() {
  const { faq: texts } = useTexts();
  const locale = useLocale();
  return (
    <QuerySection
      title={texts.label}
      query={{ ...apiQuery(getContentOverview, {}), staleTime: 0 }}
      loading={texts.loading}
      failed={texts.failed}
    >
      {({ data: { faq } }) => (
        <LinkList
          label={texts.label}
          rows={faq.map((each) => ({
            href: ownPaths.faqPage(each.page),
            text: texts.pages[each.page],
            mark: formatNumber(locale, each.questions),
            detail:
              each.updated_at === null
                ? undefined
                : texts.since(formatDate(locale, each.updated_at)),
            aside: (
              <Cluster gap="xs">
                {each.drafted_at === null ? null : <StatusBadge tone="info" text={texts.drafted} />}
                {each.untranslated === 0 ? null : (
                  <StatusBadge
                    tone="warning"
                    text={texts.untranslated(formatNumber(locale, each.untranslated))}
                  />
                )}
              </Cluster>
            ),
          }))}
        />
      )}
    </QuerySection>
  );
}
