import { SearchInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { noArabic } from '@tassis/domain';
import { translate } from '@tassis/messages';
import { useTypedFilter, type ListAddress } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { isUsableSearch, SEARCH_MAX } from './use-order-filters.ts';

/** Words to look for; they apply when typing pauses, or at once with Enter. */
export function SearchFilter({ address }: { address: ListAddress }) {
  const { filters: texts } = useMessages().orders;
  const locale = useLocale();
  const search = useTypedFilter({
    applied: address.read('search'),
    isUsable: isUsableSearch,
    apply: (term) => address.filter({ search: term }, { replace: true }),
  });
  const violation = noArabic(search.text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        search.applyTyped();
      }}
    >
      <SearchInput
        label={texts.search}
        hint={texts.searchHint}
        error={violation ? translate(locale, violation.code) : undefined}
        name="search"
        maxLength={SEARCH_MAX}
        value={search.text}
        onChange={(event) => search.onType(event.target.value)}
      />
    </form>
  );
}
