/** Settings of the local provider. Paths end in `/` where they name a folder. */
export interface LocalOptions {
	/** Base URL of a model hub or of a mirror. Default `https://huggingface.co`. */
	readonly hubUrl?: string | undefined;
	/**
	 * Where single models lie instead, by model id: URL of the folder with `config.json`, `tokenizer.json` and `onnx/`. For
	 * models that a site ships itself. The URL represents a version: kept files are read again for as long as it stays the
	 * same, and deleted when the model is fetched from another.
	 */
	readonly modelUrls?: Readonly<Record<string, string>> | undefined;
	/**
	 * URL of the folder with the files of ONNX Runtime Web: `ort-wasm-simd-threaded.asyncify.mjs` and `.wasm` for WebGPU, and
	 * the smaller `ort-wasm-simd-threaded.mjs` and `.wasm` for WebAssembly alone. Default: where Transformers.js takes them
	 * from, the public content delivery network jsDelivr; in Node the installed package.
	 */
	readonly runtimeUrl?: string | undefined;
	/**
	 * Default `auto`: WebGPU where the browser has it, else WASM, which also runs weights of eight bits; the processor in Node.
	 * Where WebGPU fails in a worker, the call begins anew on WASM, with a `mayFetch` for what that needs; not so where `webgpu` is
	 * named: then a call fails before anything is fetched in a browser without it.
	 */
	readonly device?: "auto" | Device | undefined;
	/** Precision of the weights, such as `q8`, `fp16` or `q4`. Default: what the model names, else `q8` on WASM and `fp32` elsewhere. */
	readonly dtype?: string | undefined;
	/** Called before anything of a model but its description is fetched; `false` ends the call. Default: every model is fetched. */
	readonly mayFetch?: ((plan: ModelPlan) => boolean | Promise<boolean>) | undefined;
	/** Called as bytes of a model arrive, over all its files and the runtime that it needs. */
	readonly onProgress?: ((progress: FetchProgress) => void) | undefined;
	/** Called once a call, when its model has run. */
	readonly onRun?: ((run: RunReport) => void) | undefined;
	/** Called with the runtime's words when WebGPU has failed and a call begins anew on WASM. */
	readonly onFallback?: ((reason: string) => void) | undefined;
	/** Opens the worker that runs models. Default in a page: the one of this package. `false` runs them in this thread; the default in Node. */
	readonly worker?: false | (() => Worker) | undefined;
	/**
	 * Files of tesseract.js, which reads the text in pictures: image-to-text with the models `tesseract/tur`, `tesseract/eng` and
	 * `tesseract/tur+eng`. Default: these models do not run.
	 */
	readonly tesseract?: TesseractFiles | undefined;
	/** Fetches the files of models, without a worker only: functions cannot be sent to one. Default: the global `fetch`. */
	readonly fetch?: typeof globalThis.fetch | undefined;
	/** Where files of models are kept, without a worker only. Default: the browser's Cache storage; in Node the memory of the process, and `folderStore(path)` keeps them on disk. */
	readonly store?: ModelStore | undefined;
	/** Timers and pauses of downloads and of the worker. Default: those of the machine. */
	readonly clock?: LocalClock | undefined;
	/**
	 * Most bytes of weights in memory beside those of the call under way, and as many of files where they are kept in memory.
	 * Default 536 870 912 (512 MiB); 0 keeps one model at a time.
	 */
	readonly memoryBytes?: number | undefined;
}

/** Time, in milliseconds; the `clock` of the client's options is one. */
export interface LocalClock {
	/** Calls the callback once after `ms`; the returned function cancels it. */
	readonly after: (ms: number, callback: () => void) => () => void;
	/** Waits; rejects with the signal's own reason as soon as it fires. */
	readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Places of tesseract.js and its languages. In Node its own files are found by themselves. */
export interface TesseractFiles {
	/** URL of `worker.min.js`. A page needs it. */
	readonly workerUrl?: string | undefined;
	/**
	 * URL of one `tesseract-core-….wasm.js`, or of the folder with all of them. A page needs it. The bytes of one file are counted
	 * with those of the languages; it is then loaded from the cache of the page or of HTTP: let one keep it.
	 */
	readonly coreUrl?: string | undefined;
	/** URL of the folder with `<language>.traineddata.gz`. A page fetches them each time its text reader is made: let its cache keep them. */
	readonly languagesUrl: string;
}

/** Keeps files of models: whole ones only. */
export interface ModelStore {
	/** The bytes of a kept file; undefined where it is not kept. */
	readonly read: (url: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
	/** Keeps a whole file; rejects where there is no room. A note is something about a model that is no file of it. */
	readonly keep: (
		url: string,
		bytes: Uint8Array<ArrayBuffer>,
		model: string,
		isNote?: boolean,
	) => Promise<void>;
	/** Size of a kept file; undefined where it is not kept. */
	readonly sizeOf: (url: string) => Promise<number | undefined>;
	/** Deletes a kept file; nothing where there is none. */
	readonly remove: (url: string) => Promise<void>;
	/** All kept files. */
	readonly list: () => Promise<readonly KeptFile[]>;
}

/** A kept file: its URL, its model and its size. */
export interface KeptFile {
	/** Where it was fetched from, which is its key. */
	readonly url: string;
	/** Id of the model that it belongs to. */
	readonly model: string;
	/** Size in bytes. */
	readonly bytes: number;
	/** It is a note about the model, not one of its files. */
	readonly isNote: boolean;
}

/** What computes: the graphics card through WebGPU, WebAssembly, or the processor through the native runtime of Node. */
export type Device = "webgpu" | "wasm" | "cpu";

/** What a model is made of, known before anything but its description is fetched. */
export interface ModelPlan {
	/** Model id on the hub, `owner/name`. */
	readonly model: string;
	/** Id of the task. */
	readonly task: string;
	/** The files that are fetched, with their sizes. */
	readonly files: readonly PlannedFile[];
	/** Size of all files, as far as it is known. */
	readonly bytes: number;
	/** Size of what is not kept on this device yet, as far as it is known. */
	readonly bytesToFetch: number;
	/** False where a host names no size for some file that is not kept yet: more will come than `bytesToFetch`. */
	readonly isSizeKnown: boolean;
	readonly device: Device;
	/** Precision of the weights. */
	readonly dtype: string;
}

/** One file of a model that a plan would fetch, with its size and whether it is kept already. */
export interface PlannedFile {
	/** Path in the repository of the model. */
	readonly path: string;
	/** Undefined where its host names none. */
	readonly bytes: number | undefined;
	/** Whether it is on this device already. */
	readonly isKept: boolean;
	/** Bytes that an earlier download has left of it; they are not fetched again. Absent for none. */
	readonly partBytes?: number;
}

/** Bytes of a model, and in a page of the runtime, that have come so far, of those that have to be fetched. */
export interface FetchProgress {
	/** Model id on the hub, `owner/name`. */
	readonly model: string;
	/** Bytes that have come so far. */
	readonly loadedBytes: number;
	/** Undefined where a host names no size for some file. */
	readonly totalBytes: number | undefined;
}

/** On which hardware a model ran, and how long loading and the run took. */
export interface RunReport {
	/** Model id on the hub, `owner/name`. */
	readonly model: string;
	readonly device: Device;
	/** Threads of WebAssembly; absent for other devices, whose runtime decides. */
	readonly threads?: number | undefined;
	/** From the start of the call until the model was in memory, without the time of `mayFetch`; 0 where it was already. */
	readonly loadMs: number;
	/** Milliseconds of the run itself, without loading the model. */
	readonly runMs: number;
}

/** A model whose files are kept on this device. */
export interface KeptModel {
	/** Model id on the hub, `owner/name`. */
	readonly model: string;
	/** Size of its files together, in bytes; what has come of unfinished ones is counted. */
	readonly bytes: number;
	/** Number of its kept files, without those of which only parts have come. */
	readonly files: number;
	/** Its files and parts of files, the largest first; with them those that a download was to bring before it broke off. */
	readonly contents: readonly KeptContent[];
	/** The precisions of its weights that can be deleted alone; empty where the model would lack a part without them. */
	readonly precisions: readonly KeptPrecision[];
}

/** What is kept of the weights of a model in one precision. */
export interface KeptPrecision {
	/** Precision, as `dtype` of the options names it. */
	readonly dtype: string;
	/** Bytes that are kept. */
	readonly bytes: number;
}

/** A word that was read in a picture. */
export interface ReadWord {
	/** The word as it was read. */
	readonly text: string;
	/** Left, top, right and bottom, in parts of the picture's width and height, from 0 to 1. */
	readonly box: readonly [left: number, top: number, right: number, bottom: number];
	/** How sure Tesseract is of it, from 0 to 1. */
	readonly confidence: number;
}

/** A file of a kept model, or what has come of one. */
export interface KeptContent {
	/** Path in the repository of the model; in a folder of its own the name alone. */
	readonly path: string;
	/** Bytes that are kept of it; 0 where a download broke off before it. */
	readonly bytes: number;
	/** False where a download broke off: the next call goes on behind what has come. */
	readonly isWhole: boolean;
	/** Bytes of the whole file, of one that is not whole and whose size is known. */
	readonly wholeBytes?: number;
}
