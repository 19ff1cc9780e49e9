import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/**
 * The bytes of a file as a server sends it while a reader waits: compressed by Brotli or gzip at level 6, the usual
 * default, whichever leaves more. Hosts that know only gzip keep a budget in this measure too.
 */
export function weigh(file: Uint8Array): number {
	const params = { [constants.BROTLI_PARAM_QUALITY]: LEVEL };
	return Math.max(brotliCompressSync(file, { params }).length, gzipSync(file, { level: LEVEL }).length);
}

const LEVEL = 6;
