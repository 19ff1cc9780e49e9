/** Bytes over a plain (not shared) buffer, the type that web APIs take. */
export type Bytes = Uint8Array<ArrayBuffer>;
