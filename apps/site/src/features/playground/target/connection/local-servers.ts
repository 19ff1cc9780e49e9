/** A server that people run on their own machine, and the command that allows calls from web pages. */
export interface LocalServer {
	readonly name: string;
	/** Its default URL. */
	readonly url: string;
	/** The command that starts it so that pages of an origin may call it. */
	readonly toCommand: (origin: string) => string;
}

/** Servers with the OpenAI dialect. Sources: their own documentation of CORS settings, read on 2026-11-21. */
export const LOCAL_SERVERS: readonly LocalServer[] = [
	{
		name: "Ollama",
		url: "http://localhost:11434",
		toCommand: (origin) => `OLLAMA_ORIGINS="${origin}" ollama serve`,
	},
	{
		name: "llama.cpp",
		url: "http://localhost:8080",
		toCommand: (origin) => `llama-server -m model.gguf --cors-origins "${origin}"`,
	},
	{
		name: "vLLM",
		url: "http://localhost:8000",
		toCommand: (origin) => `vllm serve MODEL --allowed-origins '["${origin}"]'`,
	},
	{
		name: "TGI",
		url: "http://localhost:3000",
		toCommand: (origin) => `text-generation-launcher --model-id MODEL --cors-allow-origin "${origin}"`,
	},
	{
		name: "LM Studio",
		url: "http://localhost:1234",
		toCommand: () => "lms server start --cors",
	},
];
