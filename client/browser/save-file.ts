export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
