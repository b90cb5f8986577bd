import { IconFrame, type IconProps } from './icon-frame.tsx';

export function DownloadIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
    </IconFrame>
  );
}
