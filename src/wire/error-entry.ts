/** What a failed call says: HTTP status, Spanish message. The reason is the `code` on the wire. */
export interface ErrorEntry {
  status: number;
  message: string;
}
