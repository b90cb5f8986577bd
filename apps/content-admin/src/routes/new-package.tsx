import { AreaPage } from '@tassis/dashboard';
import { NewPackage } from '../features/package-editor/new-package.tsx';
import { useTexts } from '../messages/packages/use-texts.ts';

export function Component() {
  const { list, editor } = useTexts();
  return (
    <AreaPage title={list.create} crumb={list.create} lead={editor.createLead}>
      <NewPackage />
    </AreaPage>
  );
}
