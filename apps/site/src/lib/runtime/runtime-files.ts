/** Files of a package that the site serves unchanged, in a folder of that package's version. */
export interface RuntimePart {
	/** Name on the package registry. */
	readonly package: string;
	readonly version: string;
	/** Paths inside the package. The site serves each under its last part. */
	readonly files: readonly string[];
	/** Bytes of its files together. */
	readonly bytes: number;
}

/** Folder below the base path that holds what runs models in the reader's browser; its URLs never change their content. */
export const RUNTIME_FOLDER = "runtime/";

/**
 * What runs models in the reader's browser, by what it does. Copied from the installed packages when the site is built,
 * which fails where a version differs.
 */
export const RUNTIME = {
	/** Runs ONNX models, on WebGPU or WebAssembly. */
	onnx: {
		package: "onnxruntime-web",
		version: "1.31.0-dev.20260914-8d85527a0",
		files: ["dist/ort-wasm-simd-threaded.asyncify.mjs", "dist/ort-wasm-simd-threaded.asyncify.wasm"],
		bytes: 26_914_834,
	},
	/** Runs ONNX models on WebAssembly alone: half the bytes, enough for a model of a few megabytes. */
	onnxSmall: {
		package: "onnxruntime-web",
		version: "1.31.0-dev.20260914-8d85527a0",
		files: ["dist/ort-wasm-simd-threaded.mjs", "dist/ort-wasm-simd-threaded.wasm"],
		bytes: 14_289_219,
	},
	/** Reads text in pictures: the worker that its page starts. */
	ocrWorker: { package: "tesseract.js", version: "7.0.0", files: ["dist/worker.min.js"], bytes: 111_307 },
	/** The recognizer itself, for neural language data alone and with 128-bit SIMD, which every supported browser has. */
	ocrCore: {
		package: "tesseract.js-core",
		version: "7.0.0",
		files: ["tesseract-core-simd-lstm.wasm.js"],
		bytes: 3_899_472,
	},
	/** Language data in whole numbers: a fifth to a quarter of the full files. */
	ocrTurkish: {
		package: "@tesseract.js-data/tur",
		version: "1.0.0",
		files: ["4.0.0_best_int/tur.traineddata.gz"],
		bytes: 2_141_291,
	},
	ocrEnglish: {
		package: "@tesseract.js-data/eng",
		version: "1.0.0",
		files: ["4.0.0_best_int/eng.traineddata.gz"],
		bytes: 2_952_873,
	},
} as const satisfies Readonly<Record<string, RuntimePart>>;

/** The path below the base path under which a file of a part is served. Parts of one folder share its URL. */
export function toRuntimePath({ package: name, version }: RuntimePart, file: string): string {
	return `${RUNTIME_FOLDER}${toFolderName(name, version)}/${file.slice(file.lastIndexOf("/") + 1)}`;
}

/** `tesseract.js-data-1.0.0` for every language of one version, so that one URL names the folder of them all. */
function toFolderName(name: string, version: string): string {
	return `${name.replace(/^@([^/]+)\/.+$/, "$1")}-${version}`;
}
