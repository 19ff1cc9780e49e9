import type { playgroundConnection as tr } from "../tr/playground-connection.ts";

/** Words of the playground about connections, keys, models, jobs and scenarios, in English. */
export const playgroundConnection: typeof tr = {
	local: {
		note: "The model runs on this device; your input does not leave it, and no key is needed. At the first run the model is downloaded, once you agree.",
		shipped:
			"The model runs on this device; your input does not leave it, and neither a key nor your consent is needed. The model and what runs it come from this site: the first run downloads about {size} (less where the server compresses), and nothing from elsewhere.",
		kept: "Models on this device",
		ahead: "Download for offline use",
		downloading: "Downloading",
		progress: "Downloaded: {loaded} of {total}",
		fallback: "WebGPU could not run the model, so the run began again on WebAssembly, which may be slower.",
		time: "{seconds} seconds, on this device, {device}",
		load: "the model was ready after {seconds} seconds",
		consent: "Download {model}? Size: {size}.",
		consentText: "The model's files come from huggingface.co and are kept on this device.",
		runtimeText:
			"The program that runs the model (runtime, {runtime}) comes from this site, once, and is smaller where the server compresses it.",
		card: "model card",
		waiting:
			"Another model is running on this device, here or in another tab. This one begins when it has ended.",
		progressUnknown: "Downloaded: {loaded} (the host does not say how much in all)",
		aboutSizes: {
			model: "about {model}",
			both: "about {sum} (model {model}, runtime {runtime})",
			unknown: "not known yet (the Hub is asked for it once you agree, and you are asked again)",
		},
		exactSizes: {
			model: "{model}, as the Hub says",
			both: "{sum} (model {model}, as the Hub says, runtime {runtime})",
			unknown: "unknown, for the host does not name it",
		},
		agree: "Download and run",
		decline: "Do not download",
		offer: "You can try this task with a real model on your own device too: choose “In my browser”.",
		devices: { webgpu: "WebGPU", wasm: "WebAssembly", cpu: "processor" },
	},
	connection: {
		title: "Connection",
		ways: { simulated: "Simulated", local: "In my browser", key: "With my key", endpoint: "My own endpoint" },
		realCalls:
			"Real calls: a provider answers, and may charge for it. Request and key go to the servers named below and nowhere else.",
		ownServer: "Real calls: the request goes to the address you type below and nowhere else.",
		realAnswer: "Real answer",
		answeredBy: "answered by {name}",
		key: "Key",
		optionalKey: "Key (optional)",
		showKey: "Show the key",
		hideKey: "Hide the key",
		framed:
			"This page is shown inside another one, which could read along what you type here. So it takes no key.",
		openAlone: "Open the page on its own",
		keep: "Keep the key in this tab",
		keepText:
			"Without the tick the key stays in memory and is gone when the page reloads. With it the key lies in the tab's own store (`sessionStorage`) until the tab closes.",
		forget: "Forget the keys",
		getKey: "Where do I get a key?",
		help: "A key that begins with `hf_` is the platform's: the call goes through {router}. Any other key counts as one of {provider} and is sent to {host} alone.",
		helpAuto:
			"The platform chooses the provider, which takes a key of the platform's own (`hf_…`). The call goes through {router}.",
		helpOwn: "Only a key of {provider} works here. It is sent to {host} and to nobody else.",
		direct:
			"Request and key go straight to {host}. What the model is called there is asked at {hub}, without the key.",
		directOwn: "Request and key go straight to {host}.",
		routed:
			"This is a platform key: the request goes to {host}, and the router passes it on to {provider}. The model's name is asked at {hub} with the same key.",
		routedAuto:
			"This is a platform key: the request goes to {host}, and the platform chooses the provider. Which one answered is written after the call.",
		foreign: {
			question:
				"This key looks like a key of {owner}. Send it to {host} all the same? Without your consent it goes nowhere.",
			agree: "Yes, send it",
			forget: "Remove the key",
		},
		notes: {
			missing: "Type the key first.",
			letters: "The key holds a blank or a character that cannot stand in a header. Copy it again.",
			"platform-token":
				"{provider} is closed-source and takes no platform keys. If you run the call, the client refuses it before anything is sent.",
			"needs-platform":
				"Only with a platform key can the platform choose. Another key is not sent, since it might reach the wrong provider.",
			"not-carried": "The platform no longer carries this provider. Use a key of {provider} itself.",
			"refuses-pages":
				"{provider} turns away calls from web pages. The same call can be made through the platform's router.",
		},
		callThroughRouter: "Call through the router",
		policy: "Chosen by",
		policies: {
			none: "Order in my account",
			fastest: "Fastest",
			cheapest: "Cheapest",
			preferred: "My preferences",
		},
	},
	modelNotes: {
		local: "{count} models that run in a browser",
		catalogue: "",
		own: "This provider serves its own models alone. You may type the id of another one of them.",
		hub: "The Hub named these {count} models for this provider and task. What you type is searched on the Hub too.",
		server: "The model's name on your server. A server with a single model needs none.",
		fallback:
			"The Hub gave no list. These are the catalogue's suggestions; the provider may not serve them all.",
	},
	jobs: {
		states: {
			queued: "The job waits in the queue",
			running: "The job is being done",
			done: "The job is done",
			failed: "The job has failed",
		},
		position: "jobs ahead: {count}",
		cancel: "Cancel the job",
		cannotCancel: "The provider did not cancel this job: it offers no way to, or the job has ended.",
		stopped:
			"Waiting was given up; the job may go on at the provider. You can go on waiting now, or after reloading the page.",
		offer: "The result of a job of this tab has not come yet: {provider}, {model}.",
		simulated:
			"The simulator keeps no jobs. If you go on waiting, the request is sent to it again, and it has the same job under the same id.",
		needsKey: "Asking about the job takes a key of the kind that submitted it.",
		resume: "Go on waiting",
		forget: "Forget the job",
	},
	sending:
		"Sending {size}. The `fetch` of browsers does not tell how much of it has gone; the time appears here once the answer's headers have come.",
	requestsNote:
		"The time runs from sending the request to the headers of the answer. A browser shows a page only those headers that the server allows. `$API_KEY` stands in place of the key.",
	tryError: "See this error happen in the playground",
};
