/** Returns the address of the file behind a link, which is a path from the root of the API's host. */
export function fileAddress(url: string, baseUrl: string): string {
  return new URL(url, new URL(baseUrl, location.href)).href;
}

/** Makes the browser save a file, as if the person had clicked its link. */
export function openDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = ''; // the answer names the file; without this an expired link would replace the page
  link.click();
}
