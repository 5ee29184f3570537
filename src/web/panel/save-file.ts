export interface SavedFile {
  name: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** Hands a file of the API to the browser's downloads. */
export function saveFile({ name, contentType, content }: SavedFile) {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
