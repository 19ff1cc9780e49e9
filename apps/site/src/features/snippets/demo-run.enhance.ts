/** Runs a simulated call when its button is pressed. Client and simulator are loaded with the first press. */
export function enhanceDemoRun(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-demo-run]")) enhanceButton(root);
}

function enhanceButton(root: HTMLElement): void {
	const button = root.querySelector("button");
	const output = root.querySelector("output");
	if (!button || !output) return;
	root.hidden = false;
	button.addEventListener("click", () => void run(root, button, output));
}

async function run(root: HTMLElement, button: HTMLButtonElement, output: HTMLOutputElement): Promise<void> {
	const { call = "{}", running = "", simulated = "", failed = "" } = root.dataset;
	button.disabled = true;
	output.replaceChildren(running);
	try {
		const { simulateCall } = await import("./simulate-call.ts");
		const result = await simulateCall(JSON.parse(call) as Parameters<typeof simulateCall>[0]); // written by the page itself
		output.replaceChildren(toParagraph(simulated), toElement(result, simulated));
	} catch (error) {
		output.replaceChildren(
			toParagraph(failed),
			toElement(error instanceof Error ? error.message : String(error), failed),
		);
	} finally {
		button.disabled = false;
	}
}

function toParagraph(text: string): HTMLElement {
	const paragraph = document.createElement("p");
	paragraph.textContent = text;
	return paragraph;
}

const PLAYERS = { image: "img", audio: "audio", video: "video" } as const;

/** A result as readers see it: media plays, everything else is its JSON. */
function toElement(result: unknown, label: string): HTMLElement {
	const kind = result instanceof Blob ? result.type.split("/", 1)[0] : undefined;
	if (result instanceof Blob && (kind === "image" || kind === "audio" || kind === "video")) {
		const element = document.createElement(PLAYERS[kind]);
		element.src = URL.createObjectURL(result);
		if (element instanceof HTMLMediaElement) element.controls = true;
		else element.alt = label;
		return element;
	}
	const text = document.createElement("pre");
	text.textContent = typeof result === "string" ? result : JSON.stringify(result, roundNumbers, 2);
	return text;
}

/** Vectors and scores with as many digits as a reader can use. */
function roundNumbers(_key: string, value: unknown): unknown {
	if (Array.isArray(value) && value.length > 8 && value.every((part) => typeof part === "number")) {
		return `[${value
			.slice(0, 8)
			.map((part) => part.toFixed(3))
			.join(", ")}, … ${value.length}]`;
	}
	return typeof value === "number" ? Number(value.toFixed(4)) : value;
}
