import { expect, test } from "@playwright/test";
import { LAUNCH_OPTIONS } from "./launch-options.ts";
import { playHub } from "./played-hub.ts";

/** A model outside the table: its weights of 32 bits run on any graphics card. */
const MODEL = "acme/fox";
const PAGE = `/en/playground/?task=text-classification&connection=local&model=${encodeURIComponent(MODEL)}`;

test.use({
	locale: "en-GB",
	// WebGPU that is computed on the processor: slow, and the same in every other respect.
	launchOptions: {
		...LAUNCH_OPTIONS,
		args: [
			...LAUNCH_OPTIONS.args.filter((one) => one !== "--disable-gpu"),
			"--enable-unsafe-webgpu",
			"--use-webgpu-adapter=swiftshader",
		],
	},
});
test.setTimeout(180_000);

test("a model answers on WebGPU where the browser has it, and says so", async ({ page, context }) => {
	const hub = await playHub(context, { [MODEL]: "text-classification" });
	await page.goto(PAGE);
	await page.getByRole("button", { name: "Run", exact: true }).click();
	const consent = page.locator("[data-consent]");
	const agree = consent.getByRole("button", { name: "Download and run" });
	await agree.click();
	await expect(consent).toContainText("as the Hub says");
	await agree.click();
	await expect(page.locator("[data-ran='webgpu']")).toContainText(/\d\.\d seconds, on this device, WebGPU/, {
		timeout: 90_000,
	});
	await expect(page.getByText("Real answer").first()).toBeVisible();
	await expect(page.getByText(/olum/).first()).toBeVisible();
	expect(hub.requested.filter((url) => url.endsWith("/onnx/model.onnx")).length).toBeGreaterThan(0);
});
