import { AreaPage } from '@tassis/dashboard';
import { Button, PlusIcon } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { PackageList } from '../features/package-list/package-list.tsx';
import { useTexts } from '../messages/packages/use-texts.ts';
import { ownPaths } from '../paths.ts';

export function Component() {
  const { list } = useTexts();
  return (
    <AreaPage
      title={list.title}
      lead={list.lead}
      actions={
        <Button
          variant="brand"
          href={ownPaths.newPackage}
          LinkComponent={RouterLink}
          iconStart={<PlusIcon />}
        >
          {list.create}
        </Button>
      }
    >
      <PackageList />
    </AreaPage>
  );
}
