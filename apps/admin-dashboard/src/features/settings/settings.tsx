import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminSettings, listAudit } from '@tassis/contracts';
import { DashboardSection, QueryView } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { AuditTrail } from '../../audit/audit-trail.tsx';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { AddressesPart } from './addresses-part.tsx';
import { DelaysPart } from './delays-part.tsx';
import { FirmPart } from './firm-part.tsx';
import { HoursPart } from './hours-part.tsx';
import { LegalPart } from './legal-part.tsx';
import { PricingPart } from './pricing-part.tsx';
import { SocialPart } from './social-part.tsx';
import { SpecialDaysPart } from './special-days-part.tsx';
import { ToFill } from './to-fill.tsx';

/** The settings of the firm, part by part, and the history of their changes. */
export function Settings() {
  const texts = useTexts();
  const query = useQuery(apiQuery(getAdminSettings, {}));
  const history = useQuery(apiQuery(listAudit, { query: { subject: 'settings', id: 'settings' } }));
  const onSaved = () => {
    void query.refetch();
    void history.refetch();
  };
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data: settings }) => {
        const part = { settings, onSaved };
        // Each list has an empty entry to add, so a saved entry must remount the form.
        const { addresses, social, special_days: days = [] } = settings.firm;
        return (
          <Stack gap="l">
            <ToFill fields={settings.to_fill} />
            <FirmPart {...part} />
            <LegalPart {...part} />
            <AddressesPart key={`addresses ${addresses.length}`} {...part} />
            <HoursPart {...part} />
            <SpecialDaysPart key={`days ${days.length}`} {...part} />
            <PricingPart {...part} />
            <DelaysPart {...part} />
            <SocialPart key={`social ${social.length}`} {...part} />
            <DashboardSection title={texts.history.title}>
              <AuditTrail query={history} />
            </DashboardSection>
          </Stack>
        );
      }}
    </QueryView>
  );
}
