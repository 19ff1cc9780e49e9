import type { TesseractFiles } from "@pusula/local";
import { toFileHref } from "../urls/file-href.ts";
import { RUNTIME, type RuntimePart, toRuntimePath } from "./runtime-files.ts";

/** Where this site serves the files of ONNX Runtime. */
export function toOnnxUrl(): string {
	return toFolderUrl(RUNTIME.onnx);
}

/** Where this site serves Tesseract and its languages. */
export function toTesseractUrls(): Required<TesseractFiles> {
	const { ocrWorker, ocrCore, ocrTurkish } = RUNTIME;
	return {
		workerUrl: toPartUrl(ocrWorker),
		coreUrl: toPartUrl(ocrCore),
		languagesUrl: toFolderUrl(ocrTurkish),
	};
}

/** URL of the first file of a part. */
function toPartUrl(part: RuntimePart): string {
	return new URL(toFileHref(`/${toRuntimePath(part, part.files[0] ?? "")}`), location.href).href;
}

function toFolderUrl(part: RuntimePart): string {
	return new URL(".", toPartUrl(part)).href;
}
