import { Button, type ButtonProps } from '../button/button.tsx';
import { PrinterIcon } from '../icons/printer.tsx';

/** Props of {@link PrintButton}: a Button's look and text. */
export type PrintButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'children'>;

/** Prints the page. Controls are left out in print. */
export function PrintButton(props: PrintButtonProps) {
  return <Button {...props} iconStart={<PrinterIcon />} onClick={() => window.print()} />;
}
