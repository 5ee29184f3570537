import type { Brand } from '../../../../domain/brand.ts';

/** A finished message, before any channel sees it. */
export interface RenderedMessage {
  subject: string;
  text: string;
  html: string;
  replyTo: { name: string; address: string } | null;
}

/** What every template may show of the shop. */
export interface Shop {
  brand: Brand;
  baseUrl: string;
}
