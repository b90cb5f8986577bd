import type { AdminSettings } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { MoneyInput, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { FEE_CODES, toCentimes } from '@tassis/domain';
import { Form } from '@tassis/forms';
import { getLabel } from '@tassis/messages';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { FieldSet } from './field-set.tsx';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';

const RATE = 'pricing.vat_rate';
const SERVICE = 'pricing.negative_certificate.service';
const OFFICIAL_FEES = 'pricing.negative_certificate.official_fees';
const FEES = FEE_CODES.map((code, place) => ({
  code,
  path: `pricing.feesBreakdown.${place}.amount`,
}));

/** The firm's prices besides its packages. */
export function PricingPart(props: PartProps) {
  const { pricing: texts } = useTexts();
  const locale = useLocale();
  const amounts = toAmounts(props.settings);
  const form = useSettingsForm({
    id: 'settings-pricing',
    ...props,
    toFields: (settings): Record<string, string> => ({
      [RATE]: toPercent(settings.pricing.vat_rate),
      // In the format of MoneyInput.
      ...Object.fromEntries(
        Object.entries(toAmounts(settings)).map(([path, mad]) => [path, mad.toFixed(2)]),
      ),
    }),
    toChanges: (typed) => ({
      pricing: {
        vat_rate: toRate(typed[RATE]),
        feesBreakdown: FEES.map(({ code, path }) => ({ code, amount: toNumber(typed[path]) })),
        negative_certificate: {
          service: toNumber(typed[SERVICE]),
          official_fees: toNumber(typed[OFFICIAL_FEES]),
        },
      },
    }),
  });
  const money = (path: string) => ({
    ...form.field(path),
    defaultValue: toCentimes(amounts[path] ?? 0),
  });
  return (
    <DashboardSection title={texts.title}>
      <Form form={form} label={texts.title}>
        <p>{texts.text}</p>
        <FieldSet title={texts.tax}>
          <TextInput {...form.field(RATE)} label={texts.vat} inputMode="decimal" />
        </FieldSet>
        <FieldSet title={texts.fees}>
          {FEES.map(({ code, path }) => (
            <MoneyInput key={path} {...money(path)} label={getLabel(locale, `fee.${code}`)} />
          ))}
        </FieldSet>
        <FieldSet title={texts.certificate}>
          <MoneyInput {...money(SERVICE)} label={texts.service} />
          <MoneyInput {...money(OFFICIAL_FEES)} label={texts.officialFees} />
        </FieldSet>
      </Form>
    </DashboardSection>
  );
}

/** The amounts in MAD by the path of their field. */
function toAmounts({ pricing }: AdminSettings): Record<string, number> {
  const { feesBreakdown, negative_certificate: certificate } = pricing;
  const fees = FEES.map(({ code, path }): [string, number] => [
    path,
    feesBreakdown.find((fee) => fee.code === code)?.amount ?? 0,
  ]);
  return {
    ...Object.fromEntries(fees),
    [SERVICE]: certificate.service,
    [OFFICIAL_FEES]: certificate.official_fees,
  };
}

/** The percentage of a rate: 0.2 → '20'. */
function toPercent(rate: number): string {
  return String(Math.round(rate * 10_000) / 100);
}

function toRate(percent: string | undefined): number {
  return Math.round(toNumber(percent) * 100) / 10_000;
}

/** An empty field is NaN, which the contract refuses. */
function toNumber(text = ''): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}
