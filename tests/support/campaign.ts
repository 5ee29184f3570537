/** Set by `npm run campaign`: the seed of its random cases. */
const seed = process.env.CAMPAIGN_SEED;

/** How many cases a test tries: so many with the same seed each time, or those of a campaign with another one. */
export function cases(usual: number, inCampaign: number): number {
  return seed === undefined ? usual : inCampaign;
}

export function seedOr(usual: number): number {
  return seed === undefined ? usual : Number(seed);
}
