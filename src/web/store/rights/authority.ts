/** Who protects consumers in Colombia, beside every page on which something is claimed (Ley 1480, art. 50). */
export const AUTHORITY = {
  name: 'Superintendencia de Industria y Comercio',
  href: 'https://www.sic.gov.co',
} as const;
