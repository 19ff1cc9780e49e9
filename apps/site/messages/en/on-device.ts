import type { OnDevice } from "../tr/on-device.ts";

/** Words of running models in the reader's browser, and of the page that lists what is kept, in English. */
export const onDevice: OnDevice = {
	kept: {
		title: "Models on this device",
		description:
			"What this device keeps of the models that you ran in your browser: sizes, licences, languages, and buttons to delete them.",
		lead: "When you run a model in your browser, its files are kept on this device, and the next run needs no network. Here you see what is kept, and delete what you like.",
		withoutScript:
			"A script reads the list from your browser's storage. While scripts are off, this page cannot see what is kept.",
		refused:
			"The browser allows no storage in this window, as in private windows and on connections that are not secure. So nothing is kept here either.",
		models: "Models",
		noModels:
			"No model is kept on this device. The button “Run in the browser” on the pages of tasks downloads one only after you agree.",
		tasks: "See the tasks",
		runtimes: "Runtimes",
		runtimesText:
			"Programs that run models, and the language data for reading text. They come from this site itself and are kept at their first use.",
		noRuntimes: "None is kept yet.",
		runtimeNames: {
			onnx: "ONNX Runtime",
			ocr: "Tesseract and its language data",
		},
		runtimeFacts: {
			onnx: "Runs models in the ONNX format, on WebGPU or WebAssembly · MIT",
			ocr: "Reads Turkish and English text in pictures · Apache-2.0",
		},
		ahead: {
			title: "Offline use",
			lead: "You can download the models that come with this site before you ever run them: Tesseract, which reads the text in pictures, and the small language model. Both then run in the playground without a network.",
			text: "The models and what runs them come from this site: about {size} (less where the server compresses). The pages of the playground are kept too.",
			keep: "Download for offline use",
			question: "Download the models that come with this site?",
			agree: "Download",
			downloading: "Downloading",
			progress: "Downloaded: {loaded} of {total}",
			cancel: "Cancel",
			kept: "The models that come with this site are on this device; they run without a network from now on.",
			stopped: "The download was cancelled. What had come is kept; start again and the rest comes.",
			failed: "The download failed: {reason} Check your connection and try again; what had come is kept.",
			noWorker:
				"The browser cannot keep files for offline use in this window. Reload the page once and try again; private windows never can.",
			pieces: {
				reader: "The reader of text in pictures (Tesseract)",
				turkish: "Turkish data for reading text",
				english: "English data for reading text",
				runtime: "What runs the language model (ONNX Runtime)",
				model: "The small language model",
			},
			here: "{size}, on this device",
			close: "Close",
		},
		storage: "Storage",
		used: "Kept by this site",
		available: "Left",
		unknown: "The browser does not say",
		storageText:
			"The browser's estimate, which counts the pages you read together with the models. When space runs short, the browser may delete what is kept by itself.",
		size: "{size}, files: {files}",
		partSize: "{size}, {part} of it an unfinished download; a run goes on with it",
		contents: "Files",
		part: "unfinished",
		lastUsed: "Last used: {date}",
		neverUsed: "Last use not known",
		unlisted: "Not in this site's table of models; see the model's own page for its licence and languages.",
		remove: "Delete",
		removeNamed: "Delete {name}",
		removeAll: "Delete all",
		confirm: "Delete {name}?",
		confirmAll: "Delete all models and runtimes that are kept?",
		confirmText: "This frees {size}. To run them again, the files are downloaded again.",
		inUse: "A model is running in a tab, which may download its files again.",
		cancel: "Keep",
		removed: "{name} was deleted.",
		removedAll: "Everything that was kept is deleted.",
		failed: "It could not be deleted: {reason}",
		check: "Is there a newer version?",
		checkNamed: "{name}: is there a newer version?",
		checking: "Asking the Hub about {name}…",
		current: "{name} is current: its files are those of the Hub.",
		currentShipped: "{name} is current: it is the version that comes with this site.",
		changed: "{name} has changed on the Hub; the old files here are {size}.",
		changedShipped: "{name} has a newer version on this site; the old files here are {size}.",
		update: "Update {name}?",
		updateText:
			"The outdated files ({size}) are deleted. When you run the model again, the new ones alone are downloaded, once you agree.",
		updateShipped:
			"The files of the earlier version ({size}) are deleted. The next run of the model fetches the new ones from this site, without a question.",
		updateNow: "Update",
		updated: "{name}: the old files are deleted. The new ones are downloaded when you run the model again.",
		unchecked: "Whether there is a newer version of {name} could not be found out: {reason}",
	},
	run: {
		run: "Run in the browser",
		note: "Runs the example on a real model, on your own device.",
		noteOther: "Runs a real model on your own device.",
		shippedNote:
			"The model and what runs it come from this site: the first run downloads about {size} (less where the server compresses).",
		loading: "Preparing…",
		waiting: "A model is running on this device, here or in another tab. This run begins when it has ended.",
		consent: "Download this model?",
		model: "Model",
		facts: "Facts",
		size: "To download",
		aboutSizes: {
			model: "about {model}",
			both: "about {sum} (model {model}, runtime {runtime})",
			unknown:
				"size of the model not known yet; the Hub is asked for it once you agree, and the download again asks you",
		},
		exactSizes: {
			model: "{model}, as the Hub says",
			both: "{sum} (model {model}, as the Hub says, runtime {runtime})",
			kept: "{kept} of it are on this device already, and only the rest comes",
			unknown: "unknown, for the host does not say how large the model is",
		},
		consentText:
			"The model's files come from huggingface.co and are kept on this device; your input does not leave it.",
		runtimeText:
			"The program that runs the model (runtime, {runtime}) comes from this site, once, and is smaller where the server compresses it.",
		keptText: "You can delete what is kept at any time:",
		progressUnknown: "Downloaded: {loaded} (the host does not say how much in all)",
		agree: "Download and run",
		decline: "Do not download",
		shipped: "The model and what runs it come with this site ({size}); nothing is downloaded from elsewhere.",
		kept: "Models on this device",
		progress: "Downloaded: {loaded} of {total}",
		downloading: "Downloading…",
		starting: "The model's files are here; it is loaded into memory and runs once the runtime is here too…",
		cancel: "Cancel",
		cancelled: "Cancelled.",
		declined: "Nothing was downloaded.",
		result: "Result of the model",
		input: "What the model gets",
		fallback: "WebGPU could not run the model, so the run began again on WebAssembly, which may be slower.",
		time: "{seconds} seconds, on this device, {device}",
		load: "the model was ready after {seconds} seconds",
		same: "The same as the result on the page.",
		different:
			"The result on the page was written by hand: {expected}. This is what the model really returned; the two need not be the same.",
		differentShape: "The result on the page was made by hand; this is what the model really returned.",
		otherLanguage:
			"The model chosen for this task translates from Turkish into English, so it gets the Turkish example.",
		unlisted: {
			notAsked:
				"Licence and languages are not known yet: the model is not in this site's table. Once you agree, the Hub is asked. To look for yourself:",
			said: "The model is not in this site's table. By what the Hub says, its licence is: {licence}; its languages: {languages}. More on the",
			unknown: "not known",
			more: "{count} more",
		},
		catalogueExample: "This page shows no example of its own, so the model gets that of the catalogue.",
		otherModelLanguage:
			"No source was seen that this model knows the language of this page, so it gets the example in another.",
		webGpu: {
			title: "Models that need WebGPU",
			lead: "Larger and more able models, which run with WebGPU alone: it lets pages use the graphics card.",
			there: "This browser has WebGPU, so these models can be run here.",
			missing:
				"This browser has no WebGPU, or its graphics card does not compute in 16 bits, so these models cannot be run here.",
			needed: "needs WebGPU",
			unavailable: "cannot be run in this browser, which has none or none that computes in 16 bits",
			unknownSize: "size not known",
		},
		none: "No model in the site's table does this task in a browser, so the example cannot be run here.",
		promptless:
			"The model that runs in a browser reads no prompt, it enlarges the picture that it gets; so it gets the same picture in small, and nothing else.",
		otherPicture:
			"The model that comes with this site does not describe pictures but reads the text in them, so it gets a picture with text.",
		otherText:
			"The model that comes with this site is a small teaching piece, trained on the text of this site alone, and cannot tell stories; so it gets a beginning from the site's own subject.",
		error: "The model could not be run.",
		lost: "The parts of the page that this needs could not be downloaded. Check your connection and press the button again.",
		errorPage: "Page of this error",
		again: "Run again",
		dimensions: "{count} numbers in all",
		text: "Text",
		numbers: "First numbers",
		vector: "Vector",
		vectorPlace: "{place} / {count}",
		code: "The code of this run",
		otherClients: "Other clients have no such provider; this code works with our own client alone.",
		onnxCode:
			"It runs in Node as it is. In a page `local()` takes ONNX Runtime from a public content delivery network (jsDelivr), or with `runtimeUrl` from your own server.",
		readerCode:
			"This code runs in a page. A browser starts `workerUrl` from the page's own server alone, so put the files on yours and name its URLs in place of these three. In Node install `tesseract.js`: there `workerUrl` and `coreUrl` are not needed, and the picture is opened with `openAsBlob` of `node:fs`.",
		codeLost: "What prints the code could not be downloaded. Check your connection and open it again.",
		output: "Output",
		devices: { webgpu: "WebGPU", wasm: "WebAssembly", cpu: "processor" },
	},
};
