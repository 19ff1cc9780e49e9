import type { Page } from "@playwright/test";
import { playgroundTools as english } from "../messages/en/playground-tools.ts";
import { playgroundTools as turkish } from "../messages/tr/playground-tools.ts";
import { holdExamplePicture } from "./hold-requests.ts";
import { LAUNCH_OPTIONS } from "./launch-options.ts";
import { expect, test } from "./watched-page.ts";
import { runButton } from "./playground-page.ts";

const CAMERA = { tr: turkish.devices.camera, en: english.devices.camera };

test.use({
	permissions: ["camera", "microphone"],
	launchOptions: {
		...LAUNCH_OPTIONS,
		args: [
			...LAUNCH_OPTIONS.args,
			"--use-fake-device-for-media-stream",
			"--use-fake-ui-for-media-stream",
			"--autoplay-policy=no-user-gesture-required",
		],
	},
});

test("a photograph is taken with the camera, which goes off again", async ({ page }) => {
	await page.goto("/playground/?task=image-classification");
	await page.getByRole("button", { name: "Dosyayı çıkar" }).click();
	await page.getByRole("button", { name: "Kamerayı aç" }).click();
	const video = page.locator("video");
	await expect(video).toBeVisible();
	await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
	const track = await video.evaluateHandle(
		(one: HTMLVideoElement) => (one.srcObject as MediaStream).getTracks()[0],
	);
	await page.getByRole("button", { name: "Fotoğraf çek" }).click();
	await expect(page.getByText("camera.jpg")).toBeVisible();
	await expect(video).toHaveCount(0);
	expect(await track.evaluate((one) => one?.readyState)).toBe("ended");
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
});

for (const [locale, path, names] of [
	[
		"tr",
		"/playground/",
		{
			open: "Kamerayı aç",
			remove: "Dosyayı çıkar",
			retry: "Yeniden dene",
			take: "Fotoğraf çek",
			close: "Kapat",
		},
	],
	[
		"en",
		"/en/playground/",
		{
			open: "Open the camera",
			remove: "Remove the file",
			retry: "Try again",
			take: "Take a picture",
			close: "Close",
		},
	],
] as const) {
	test(`a camera that is refused, missing, taken or gone says so, and is opened once it can be: ${locale}`, async ({
		page,
	}) => {
		await page.addInitScript(() => {
			const { mediaDevices } = navigator;
			const open = mediaDevices.getUserMedia.bind(mediaDevices);
			const problems = ["NotAllowedError", "NotFoundError", "NotReadableError"];
			mediaDevices.getUserMedia = (wanted) => {
				const problem = problems.shift();
				return problem ? Promise.reject(new DOMException("", problem)) : open(wanted);
			};
		});
		await page.goto(`${path}?task=image-classification&connection=simulated`);
		await page.getByRole("button", { name: names.remove }).click();
		await page.getByRole("button", { name: names.open }).click();
		const said = page.locator("[data-media-field] output");
		const { denied, missing, busy, ended } = CAMERA[locale];
		for (const words of [denied, missing, busy]) {
			await expect(said).toHaveText(words);
			await page.getByRole("button", { name: names.retry }).click();
		}
		const video = page.locator("video");
		await expect(video).toBeVisible();
		await page.getByRole("button", { name: names.take }).focus();
		await video.evaluate((one: HTMLVideoElement) =>
			(one.srcObject as MediaStream).getTracks()[0]?.dispatchEvent(new Event("ended")),
		);
		await expect(said).toHaveText(ended);
		await expect(video).toHaveCount(0);
		await expect(page.getByRole("button", { name: names.close, exact: true })).toBeFocused();
	});
}

test("a press before the file of the example has come waits for it, and can be stopped", async ({ page }) => {
	const open = await holdExamplePicture(page);
	await page.goto("/playground/?task=image-classification&connection=simulated");
	const stop = page.getByRole("button", { name: "Durdur" });
	const result = page.getByRole("region", { name: "Çıktı" });
	await runButton(page).click();
	await expect(stop).toBeEnabled();
	await stop.click();
	await expect(stop).toBeDisabled();
	await runButton(page).click();
	await expect(page.getByText("Bu alan olmadan istek gönderilemez.")).toHaveCount(0);
	open();
	await expect(result).toHaveAttribute("data-status", "done");
});

test("speech is recorded as WAV and sent", async ({ page }) => {
	await page.goto("/playground/?task=automatic-speech-recognition");
	await page.getByRole("button", { name: "Mikrofonla kaydet" }).click();
	await expect(page.getByText(/^1 saniye/)).toBeVisible({ timeout: 10_000 });
	await page.getByRole("button", { name: "Kaydı bitir" }).click();
	await expect(page.getByText("recording.wav")).toBeVisible();
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
});

test("a microphone that goes off by itself leaves what it recorded, and another try begins anew", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { mediaDevices } = navigator;
		const open = mediaDevices.getUserMedia.bind(mediaDevices);
		mediaDevices.getUserMedia = async (wanted) => {
			const stream = await open(wanted);
			addEventListener(
				"unplug",
				() => {
					for (const track of stream.getTracks()) {
						track.stop();
						track.dispatchEvent(new Event("ended"));
					}
				},
				{ once: true },
			);
			return stream;
		};
	});
	await page.goto("/playground/?task=automatic-speech-recognition&connection=simulated");
	await page.getByRole("button", { name: "Dosyayı çıkar" }).click();
	await page.getByRole("button", { name: "Mikrofonla kaydet" }).click();
	const unplug = () => page.evaluate(() => dispatchEvent(new Event("unplug")));
	const said = page.locator("[data-media-field] output");
	const use = page.getByRole("button", { name: "Kaydı kullan" });
	await expect(page.getByText(/^1 saniye/)).toBeVisible({ timeout: 10_000 });
	await unplug();
	await expect(said).toContainText(turkish.devices.microphone.ended);
	await expect(said).toContainText("O ana kadar kaydedilen 1 saniye duruyor");
	await page.getByRole("button", { name: "Yeniden dene" }).click();
	await expect(said).toHaveText(turkish.deviceControls.recordingOn);
	await expect(use).toHaveCount(0);
	await expect(page.getByText(/^0 saniye/)).toBeVisible();
	await expect(page.getByText(/^1 saniye/)).toBeVisible({ timeout: 10_000 });
	await unplug();
	await use.click();
	await expect(page.getByText("recording.wav")).toBeVisible();
	await expect(said).toHaveCount(0);
	await runButton(page).click();
	await expect(page.locator("section[data-status=done]")).toBeVisible();
});

test("a recording that cannot be read says so, and the next one is", async ({ page }) => {
	await page.addInitScript(() => {
		AudioContext.prototype.decodeAudioData = () => {
			Reflect.deleteProperty(AudioContext.prototype, "decodeAudioData"); // the inherited one stays
			return Promise.reject(new DOMException("", "EncodingError"));
		};
	});
	await page.goto("/playground/?task=automatic-speech-recognition&connection=simulated");
	await page.getByRole("button", { name: "Dosyayı çıkar" }).click();
	await page.getByRole("button", { name: "Mikrofonla kaydet" }).click();
	const finish = page.getByRole("button", { name: "Kaydı bitir" });
	const said = page.locator("[data-media-field] output");
	await expect(page.getByText(/^1 saniye/)).toBeVisible({ timeout: 10_000 });
	await finish.click();
	await expect(said).toHaveText(turkish.deviceControls.recordingFailed);
	await expect(finish).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Kapat", exact: true })).toBeFocused();
	await page.getByRole("button", { name: "Yeniden dene" }).click();
	await expect(said).toHaveText(turkish.deviceControls.recordingOn);
	await expect(page.getByText(/^1 saniye/)).toBeVisible({ timeout: 10_000 });
	await finish.click();
	await expect(page.getByText("recording.wav")).toBeVisible();
});

test("a photograph and a recording are taken for a message of a chat", async ({ page }) => {
	await page.goto("/playground/?task=conversational&connection=simulated");
	const open = page.getByRole("button", { name: "Kamera, mikrofon" });
	await open.click();
	await expect(open).toHaveAttribute("aria-expanded", "true");
	await page.getByRole("button", { name: "Kamerayı aç" }).click();
	const video = page.locator("form video");
	await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
	await page.getByRole("button", { name: "Fotoğraf çek" }).click();
	await expect(page.getByRole("img", { name: "Eklenen görüntü" })).toBeVisible();
	await expect(video).toHaveCount(0);
	await expect(page.getByRole("textbox", { name: "Mesaj" })).toBeFocused();
	await open.click();
	await page.getByRole("button", { name: "Mikrofonla kaydet" }).click();
	await expect(page.getByText(/^1 saniye/)).toBeVisible({ timeout: 10_000 });
	await page.getByRole("button", { name: "Kaydı bitir" }).click();
	await expect(page.locator("form audio")).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Mesaj" })).toBeFocused();
});

test("a file comes from a URL, and a refusal is shown in words", async ({ page, baseURL }) => {
	await page.goto("/playground/?task=image-classification");
	const [file = ""] = await page.evaluate(async () => {
		const response = await fetch("/playground-tasks/tr/image-classification.json");
		const { files } = (await response.json()) as { files: Record<string, string> };
		return Object.values(files);
	});
	const field = page.getByLabel("Dosyanın adresi");
	await field.fill(new URL(file, baseURL).href);
	await field.press("Enter");
	await expect(page.getByText(file.split("/").at(-1) ?? "?")).toBeVisible();
	await field.fill("http://example.org/a.png");
	await page.getByRole("button", { name: "Adresten al" }).click();
	await expect(page.getByRole("alert")).toContainText("https:// ile başlamalı");
	await field.fill(new URL("/docs/", baseURL).href);
	await page.getByRole("button", { name: "Adresten al" }).click();
	await expect(page.getByRole("alert")).toContainText("istediği türde bir dosya değil");
});

test("a file is dropped and pasted, and a wrong one is refused", async ({ page }) => {
	await page.goto("/playground/?task=image-classification");
	const field = page.locator("[data-media-field]");
	const give = (event: "drop" | "paste", name: string, type: string): Promise<void> =>
		field.evaluate(
			(element, [kind, fileName, fileType]) => {
				const transfer = new DataTransfer();
				transfer.items.add(new File(["x"], fileName, { type: fileType }));
				const init = { bubbles: true, cancelable: true };
				element.dispatchEvent(
					kind === "drop"
						? new DragEvent("drop", { ...init, dataTransfer: transfer })
						: new ClipboardEvent("paste", { ...init, clipboardData: transfer }),
				);
			},
			[event, name, type] as const,
		);
	await give("drop", "dropped.svg", "image/svg+xml");
	await expect(page.getByText("dropped.svg")).toBeVisible();
	await give("paste", "pasted.svg", "image/svg+xml");
	await expect(page.getByText("pasted.svg")).toBeVisible();
	await give("drop", "notes.txt", "text/plain");
	await expect(page.getByRole("alert")).toContainText("notes.txt");
	await expect(page.getByText("pasted.svg")).toBeVisible();
});

test("a chosen file survives a reload in its tab, and is forgotten with the draft or the tab", async ({
	page,
	context,
}) => {
	const url = "/playground/?task=image-classification";
	const choose = (): Promise<void> =>
		page
			.locator("input[type=file]")
			.setInputFiles({ name: "benim.svg", mimeType: "image/svg+xml", buffer: Buffer.from(PICTURE) });
	await page.goto(url);
	await choose();
	await expect.poll(() => countKept(page)).toBe(1);
	await page.reload();
	await expect(page.getByText("benim.svg")).toBeVisible();
	await page.getByRole("button", { name: "Örneğe dön" }).click();
	await expect.poll(() => countKept(page)).toBe(0);
	await page.reload();
	await expect(page.getByAltText("Gönderilecek dosya")).toBeVisible();
	await expect(page.getByText("benim.svg")).toHaveCount(0);
	await choose();
	await expect.poll(() => countKept(page)).toBe(1);
	const other = await context.newPage();
	await other.goto(url);
	await expect(other.getByAltText("Gönderilecek dosya")).toBeVisible();
	await expect(other.getByText("benim.svg")).toHaveCount(0);
	expect(await countKept(other)).toBe(1);
	await page.close();
	await other.reload();
	await expect.poll(() => countKept(other)).toBe(0);
});

test("what is typed and sent while a file is read stays", async ({ page }) => {
	await page.addInitScript(() => {
		window.FileReader = class extends FileReader {
			override readAsDataURL(blob: Blob): void {
				addEventListener("read-now", () => super.readAsDataURL(blob));
			}
		};
	});
	await page.goto("/playground/?task=conversational");
	const field = page.getByLabel("Mesajınız");
	await page
		.getByLabel("Görüntü ya da ses ekle")
		.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from(PICTURE) });
	await field.fill("ilk soru");
	await field.press("Enter");
	await expect(page.locator("section[data-status=done]")).toBeVisible();
	await field.fill("Bu görüntüde ne var?");
	await page.evaluate(() => dispatchEvent(new Event("read-now")));
	await expect(page.getByAltText("Eklenen görüntü")).toBeVisible();
	await expect(field).toHaveValue("Bu görüntüde ne var?");
	await expect(page.getByText("ilk soru")).toBeVisible();
});

test("a picture in a chat survives a reload, however large", async ({ page }) => {
	await page.goto("/playground/?task=conversational");
	const large = PICTURE.replace("</svg>", `<!--${"x".repeat(6_000_000)}--></svg>`);
	await page
		.getByLabel("Görüntü ya da ses ekle")
		.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from(large) });
	await page.getByLabel("Mesajınız").fill("Bu görüntüde ne var?");
	await expect(page.getByAltText("Eklenen görüntü")).toBeVisible();
	await expect.poll(() => countKept(page, "Bu görüntüde ne var?"), { timeout: 20_000 }).toBe(1);
	await page.reload();
	await expect(page.getByAltText("Eklenen görüntü")).toBeVisible({ timeout: 20_000 });
	await expect(page.getByLabel("Mesajınız")).toHaveValue("Bu görüntüde ne var?");
});

const PICTURE =
	'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/** Number of drafts with parts in the browser's database; with `text`, of those whose long texts contain it. */
function countKept(page: Page, text = ""): Promise<number> {
	return page.evaluate(async (wanted) => {
		const known = await indexedDB.databases();
		if (!known.some(({ name }) => name === "pusula-playground")) return 0;
		const wait = <Result>(request: IDBRequest<Result>): Promise<Result> =>
			new Promise((resolve, reject) => {
				request.addEventListener("success", () => resolve(request.result));
				request.addEventListener("error", () => reject(request.error ?? new Error("closed")));
			});
		const database = await wait(indexedDB.open("pusula-playground"));
		const drafts: readonly object[] = await wait(database.transaction("parts").objectStore("parts").getAll());
		database.close();
		const holdsText = (part: unknown): boolean => typeof part === "string" && part.includes(wanted);
		return drafts.filter((draft) => wanted === "" || Object.values(draft).some(holdsText)).length;
	}, text);
}
