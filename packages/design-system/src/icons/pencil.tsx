import { IconFrame, type IconProps } from './icon-frame.tsx';

export function PencilIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 20l1-4.5L15.5 5 19 8.5 8.5 19zM13 7.5l3.5 3.5" />
    </IconFrame>
  );
}
