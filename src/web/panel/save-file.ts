export interface SavedFile {
  name: string;
  contentType: string;
  /** Base64. */
  content: string;
}

const READING_MILLIS = 60_000;

/** Hands a file of the API to the browser's downloads. */
export function saveFile({ name, contentType, content }: SavedFile) {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  saveBlob(name, new Blob([bytes], { type: contentType }));
}

/** Hands what was made in the browser to its downloads. */
export function saveBlob(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), READING_MILLIS);
}
