/** Every setting there is. */
export type SettingKey =
  | 'alert-link-secret'
  | 'case-link-secret'
  | 'catalogue-rules'
  | 'fulfilment-rules'
  | 'money-rules'
  | 'order-token-secret'
  | 'read-only'
  | 'search-synonyms'
  | 'seller-fee-percent'
  | 'settlement-schedule'
  | 'shipping-rate-card';
