/** Fills a fold of models for WebGPU once it is opened, and again where that failed. What fills it is fetched then. */
export function enhanceWebGpuRuns(page: Document): void {
	const root = page.querySelector<HTMLElement>("[data-webgpu-runs]");
	const fold = root?.querySelector("details");
	const lost = root?.querySelector<HTMLElement>("[data-lost]");
	if (!root || !fold || !lost) return;
	let isFilled = false;
	fold.addEventListener("toggle", () => {
		if (isFilled || !fold.open) return;
		isFilled = true;
		import("./list-webgpu-runs.ts")
			.then(({ listWebGpuRuns }) => listWebGpuRuns(root))
			.then(
				() => (lost.hidden = true),
				() => {
					isFilled = false;
					lost.hidden = false;
				},
			);
	});
}
