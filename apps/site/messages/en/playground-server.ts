import type { PlaygroundServer } from "../tr/playground-server.ts";

/** Words of the playground about a server of the reader's own, in English. */
export const playgroundServer: PlaygroundServer = {
	keyHelp: "The key is sent to the server of the address above and to nobody else.",
	address: "Address",
	urlHelp:
		"For example `http://localhost:11434`. Addresses with `https` can be called, and those with `http` on this machine (`localhost`, `127.0.0.1`).",
	form: "Kind of endpoint",
	forms: { openai: "OpenAI-compatible", inference: "Inference endpoint" },
	formHelp: {
		openai:
			"Ollama, llama.cpp, vLLM, TGI and LM Studio are. All of them have chat and text generation; embeddings, speech recognition and image generation depend on the server and its model.",
		inference: "An endpoint rented for one model. The task's own fields are sent to the address as it is.",
	},
	problems: {
		missing: "Type the address first.",
		"not-a-url": "This is not an address. Begin it with `http://` or `https://`.",
		scheme: "The address has to begin with `http` or `https`.",
		credentials: "Leave user name and password out of the address; use the key field.",
		"loopback-name":
			"For a server on this machine, write `localhost` or `127.0.0.1`. The content security policy (CSP) of this page cannot hold IPv6 addresses such as `[::1]`, nor addresses such as `0.0.0.0`.",
		"plain-http":
			"Another machine cannot be called over `http`: browsers block unencrypted calls from a secure page (mixed content), and the rules of this page do not allow them either. Give the server `https`, or reach it as `localhost` through a tunnel.",
	},
	check: "Check the connection",
	checking: "Checking",
	results: {
		models: "The server answered and named {count} models. Choose one in the model field.",
		reachable: "The server answered (HTTP {status}) and lists no models. Type the model's name yourself.",
		refused: "The server did not accept the key (HTTP {status}).",
		status:
			"The server was reached but answered with an unexpected status: HTTP {status}. Check the path of the address.",
		"not-json": "The server was reached but its answer is not JSON. The address may be that of a web page.",
		silent:
			"No answer could be read. The server may not be running, or it refuses calls from this page ({origin}) by CORS; a browser does not tell the two apart.",
		timeout: "The server did not answer within {count} seconds.",
	},
	howTo: "Commands that open the server to this page",
	howToText: "The origin to allow is the address of this page: {origin}",
};
