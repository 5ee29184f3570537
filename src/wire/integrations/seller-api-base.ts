export const SELLER_API_BASE = '/vender/v1';
