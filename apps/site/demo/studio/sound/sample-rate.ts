/** Samples a second of every demo sound. */
export const SAMPLE_RATE = 22_050;
