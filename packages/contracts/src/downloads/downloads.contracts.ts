import { downloadFile } from './download-file.ts';
import { linkAdminList } from './link-admin-list.ts';

export const downloadsContracts = [downloadFile, linkAdminList] as const;
