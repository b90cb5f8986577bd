import { Button, type ButtonProps } from '../button/button.tsx';
import { PrinterIcon } from '../icons/printer.tsx';

/** Props of {@link PrintButton}: how a Button looks, and its word. */
export type PrintButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'children'>;

/** Prints the page, which leaves on the screen what is only there to be pressed. */
export function PrintButton(props: PrintButtonProps) {
  return <Button {...props} iconStart={<PrinterIcon />} onClick={() => window.print()} />;
}
