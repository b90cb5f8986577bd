import { useRefusedByEnd } from '@tassis/auth';
import { useLocale } from '@tassis/design-system/host';
import {
  mapApiErrors,
  useContractForm,
  type ContractForm,
  type ContractFormSettings,
} from '@tassis/forms';
import { explainFailure } from './failure.ts';

/** A form of this page: what it says and how it fails is the same everywhere on it. */
export function useAccountForm<Name extends string>(
  settings: Omit<ContractFormSettings<Name>, 'locale' | 'explain'>,
): ContractForm<Name> {
  const locale = useLocale();
  const isRefusedByEnd = useRefusedByEnd();
  return useContractForm({
    ...settings,
    locale,
    explain: (error) =>
      isRefusedByEnd(error)
        ? { fields: {}, banner: [] }
        : mapApiErrors(explainFailure(error, locale), {
            names: Object.keys(settings.defaultValues),
          }),
  });
}
