/** Time limit of a call to a model on the device: a first run downloads, and the reader stops it, not a clock. */
export const LOCAL_TIMEOUT_MS = 60 * 60 * 1000;
