/** Runs a simulated call when its button is pressed. Client and simulator are loaded with the first press. */
export function enhanceDemoRun(page: Document): void {
	for (const root of page.querySelectorAll<HTMLElement>("[data-demo-run]")) enhanceButton(root);
}

function enhanceButton(root: HTMLElement): void {
	const button = root.querySelector("button");
	const output = root.querySelector("output");
	if (!button || !output) return;
	root.removeAttribute("data-pending");
	button.addEventListener("click", () => void run(root, button, output));
}

async function run(root: HTMLElement, button: HTMLButtonElement, output: HTMLOutputElement): Promise<void> {
	const { call = "{}", running = "", simulated = "", failed = "" } = root.dataset;
	button.disabled = true;
	output.replaceChildren(running);
	try {
		const { runDemo } = await import("./run-demo.ts");
		output.replaceChildren(toElement("p", simulated), await runDemo(call, simulated));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		output.replaceChildren(toElement("p", failed), toElement("pre", reason));
	} finally {
		button.disabled = false;
	}
}

function toElement(name: "p" | "pre", text: string): HTMLElement {
	const element = document.createElement(name);
	element.textContent = text;
	return element;
}
