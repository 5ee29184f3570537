export type Material = {
  inflate: number;
  gloss: number;
  roughness: number;
  bump: number;
  bumpScale: number;
  diffuse: number;
  rim: number;
};

/** How a surface takes the studio light (design 8.3). */
export const materials = {
  waxy: { inflate: 1, gloss: 0.55, roughness: 0.22, bump: 0.1, bumpScale: 70, diffuse: 0.55, rim: 0.35 },
  citrus: { inflate: 1, gloss: 0.42, roughness: 0.3, bump: 0.55, bumpScale: 95, diffuse: 0.55, rim: 0.3 },
  matte: { inflate: 0.9, gloss: 0.12, roughness: 0.6, bump: 0.35, bumpScale: 60, diffuse: 0.6, rim: 0.22 },
  leaf: { inflate: 0.55, gloss: 0.22, roughness: 0.4, bump: 0.3, bumpScale: 40, diffuse: 0.5, rim: 0.25 },
  fabric: { inflate: 0.45, gloss: 0.05, roughness: 0.8, bump: 0.5, bumpScale: 190, diffuse: 0.5, rim: 0.3 },
  plush: { inflate: 0.9, gloss: 0.04, roughness: 0.9, bump: 0.9, bumpScale: 150, diffuse: 0.5, rim: 0.5 },
  plastic: { inflate: 0.35, gloss: 0.45, roughness: 0.25, bump: 0, bumpScale: 1, diffuse: 0.35, rim: 0.25 },
  metal: { inflate: 0.3, gloss: 0.7, roughness: 0.18, bump: 0.04, bumpScale: 200, diffuse: 0.35, rim: 0.3 },
  ceramic: { inflate: 0.9, gloss: 0.6, roughness: 0.2, bump: 0.03, bumpScale: 50, diffuse: 0.45, rim: 0.4 },
  leather: {
    inflate: 0.4,
    gloss: 0.2,
    roughness: 0.45,
    bump: 0.18,
    bumpScale: 170,
    diffuse: 0.45,
    rim: 0.25,
  },
  crumb: { inflate: 0.5, gloss: 0.06, roughness: 0.7, bump: 0.5, bumpScale: 120, diffuse: 0.5, rim: 0.2 },
  flat: { inflate: 0.16, gloss: 0.25, roughness: 0.25, bump: 0, bumpScale: 1, diffuse: 0.25, rim: 0.15 },
  pack: { inflate: 0.2, gloss: 0.28, roughness: 0.3, bump: 0.03, bumpScale: 90, diffuse: 0.3, rim: 0.15 },
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;
