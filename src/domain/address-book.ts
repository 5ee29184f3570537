/** How many places a person may keep. */
export const MAXIMUM_ADDRESSES = 20;
