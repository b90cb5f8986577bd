import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { listPackages, type ContentPackage, type Package } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Button, PriceTable, SegmentedControl, Stack } from '@tassis/design-system';
import { inEnglish } from '@tassis/domain';
import { formatMoney, priceWords, type Locale } from '@tassis/messages';
import {
  ComparisonTable,
  comparisonTexts,
  getPackageCategory,
  getPackagePrice,
  packageTexts,
  PackageList,
  toPriceLines,
  useFirm,
} from '@tassis/views';
import { useState } from 'react';
import { useTexts } from '../../messages/packages/use-texts.ts';
import styles from './package-preview.module.css';

const LANGUAGES = ['fr', 'en'] as const;

/** A package as visitors will see it: its card, its column in the comparison, and its fields in the order. */
export function PackagePreview({ item }: { item: ContentPackage }) {
  const { editor: texts } = useTexts();
  const [locale, setLocale] = useState<Locale>('fr');
  const offer: Package = locale === 'en' ? inEnglish(item, item) : item;
  const isOrdered = getPackageCategory(offer) !== 'generic';
  return (
    <Stack gap="l">
      <SegmentedControl
        label={texts.preview.language}
        name="preview-language"
        value={locale}
        options={LANGUAGES.map((value) => ({ value, label: texts.preview.languages[value] }))}
        onChange={setLocale}
      />
      <DashboardSection title={texts.preview.card}>
        <div lang={locale} className={styles['card']}>
          <PackageList
            texts={packageTexts(locale)}
            answer={{ data: [offer], error: null, isFetching: false, refetch: () => undefined }}
            expected={1}
            renderLink={() => (
              <Button wide disabled variant={offer.is_featured ? 'brand' : 'secondary'}>
                {comparisonTexts.choose}
              </Button>
            )}
            emptyAction={null}
          />
        </div>
      </DashboardSection>
      {isOrdered ? (
        <>
          <Price offer={offer} locale={locale} />
          <Compared item={item} />
        </>
      ) : null}
    </Stack>
  );
}

function Price({ offer, locale }: { offer: Package; locale: Locale }) {
  const { editor: texts } = useTexts();
  const rates = useFirm().data?.pricing;
  const isOption = offer.optional_company_creation && !offer.includes_company_creation;
  const ways = isOption ? [false, true] : [false];
  return (
    <DashboardSection title={texts.preview.price}>
      <Stack gap="m">
        {ways.map((withOptionalCreation) => {
          const price = rates && getPackagePrice({ offer, withOptionalCreation }, rates);
          return (
            <PriceTable
              key={String(withOptionalCreation)}
              caption={withOptionalCreation ? texts.preview.withOption(offer.name) : offer.name}
              lines={toPriceLines(price, offer.domiciliation_duration_months, locale)}
              total={{
                label: priceWords(locale).total,
                amount: price ? formatMoney(locale, price.total) : null,
              }}
              loadingText={texts.preview.loading}
            />
          );
        })}
      </Stack>
    </DashboardSection>
  );
}

/** The public comparison exists in French only. */
function Compared({ item }: { item: Package }) {
  const { editor: texts } = useTexts();
  const published = useQuery(apiQuery(listPackages, {})).data?.data ?? [];
  const others = published.filter(
    (offer) => offer.id !== item.id && getPackageCategory(offer) !== 'generic',
  );
  return (
    <DashboardSection title={texts.preview.comparison}>
      <div lang="fr">
        <ComparisonTable packages={[item, ...others]} />
      </div>
    </DashboardSection>
  );
}
