import { toFileHref } from "../../lib/urls/file-href.ts";
import type { ShippedPiece } from "../../lib/kept/keep-shipped.ts";
import { RUNTIME, type RuntimePart, toRuntimePath } from "../../lib/runtime/runtime-files.ts";
import { countModelBytes, SMALL_MODEL, SMALL_MODEL_FOLDER } from "./small-model.ts";

/** What running the models that come with the site takes, in pieces that are kept one after the other: both kinds, each on WebAssembly. */
export const SHIPPED_PIECES = [
	toPiece("reader", RUNTIME.ocrWorker, RUNTIME.ocrCore),
	toPiece("turkish", RUNTIME.ocrTurkish),
	toPiece("english", RUNTIME.ocrEnglish),
	toPiece("runtime", RUNTIME.onnxSmall),
	{
		id: "model",
		bytes: countModelBytes(),
		files: [],
		model: {
			id: SMALL_MODEL.id,
			folder: toFileHref(SMALL_MODEL_FOLDER),
			paths: Object.keys(SMALL_MODEL.files),
		},
	},
] as const satisfies readonly ShippedPiece[];

/** Bytes of pieces together. */
export function sumBytes(pieces: readonly Pick<ShippedPiece, "bytes">[]): number {
	return pieces.reduce((sum, { bytes }) => sum + bytes, 0);
}

function toPiece<Id extends string>(id: Id, ...parts: readonly RuntimePart[]) {
	const files = parts.flatMap((part) => part.files.map((file) => toRuntimePath(part, file)));
	return { id, bytes: sumBytes(parts), files } as const;
}
