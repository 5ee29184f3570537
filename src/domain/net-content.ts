export const NET_CONTENT_UNITS = ['g', 'kg', 'ml', 'l', 'm', 'cm', 'm2', 'unidad'] as const;

export type NetContentUnit = (typeof NET_CONTENT_UNITS)[number];

/** How much is in what is sold: `amount` of one piece, in pieces. Six cans of 330 ml are 330, 'ml', 6. */
export type NetContent = { amount: number; unit: NetContentUnit; pieces: number };
