/** Published with the demo's accounts: it protects nothing, and opens nothing in production. */
export const DEMO_PASSWORD = 'Plazuela#2026';
