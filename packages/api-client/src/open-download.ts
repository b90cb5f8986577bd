/**
 * Makes the browser save the file behind a link, as if the person had clicked it. The link is a path from the root of
 * the API's host.
 */
export function openDownload(url: string, baseUrl: string): void {
  const link = document.createElement('a');
  link.href = new URL(url, new URL(baseUrl, location.href)).href;
  link.download = ''; // the answer names the file; without this an expired link would replace the page
  link.click();
}
