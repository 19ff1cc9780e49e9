import type { Page } from "@playwright/test";
import { encodeWav } from "@pusula/tools/encode-wav";
import { expect, test } from "./calls-page.ts";
import { findViolations } from "./find-violations.ts";
import { addModel } from "./measure-page.ts";

/** A picture of one pixel. */
const PICTURE = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
const toPicture = (name: string) => ({ name, mimeType: "image/png", buffer: PICTURE });
const toTable = (rows: readonly object[]) => ({
	name: "nesneler.jsonl",
	mimeType: "application/jsonl",
	buffer: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join("")),
});
const OBJECTS = [
	{ picture: "sokak.png", objects: [{ label: "car", box: { xmin: 0, ymin: 0, xmax: 1, ymax: 1 } }] },
	{ picture: "resimler/boş.png", objects: [] },
];

test("pictures beside a table are measured with their boxes, and shown with what was found", async ({
	page,
}) => {
	await page.goto("/measure/");
	await give(page, [toTable(OBJECTS), toPicture("sokak.png")]);
	await expect(page.getByRole("combobox", { name: "Görev", exact: true })).toHaveValue("object-detection");
	await expect(page.getByLabel("Dosya adının sütunu")).toHaveValue("picture");
	await expect(page.getByText("Dosyası bulunan satırlar: 1 / 2.")).toBeVisible();
	await expect(page.getByText("2. satır: “resimler/boş.png” adlı dosya verilmedi")).toBeVisible();
	await give(page, [toPicture("boş.png".normalize("NFD"))]);
	await expect(page.getByText("Dosyası bulunan satırlar: 2 / 2.")).toBeVisible();
	await measure(page, "facebook/detr-resnet-50", "2 çağrıyı başlat");
	const report = page.locator("[data-report]");
	await expect(report.getByText("mAP (COCO)").first()).toBeVisible();
	await report.getByText("sınıf sınıf").click();
	await expect(report.getByRole("row", { name: "car 0" })).toBeVisible();
	await report.getByLabel("Gösterilecek satırlar").selectOption("all");
	await expect(report.locator("[data-rows] li").first().locator("img")).toHaveCount(2);
	await expect(report.locator("[data-rows] li").first()).toContainText("1. car");
	const drawn = report.locator("[data-rows] li").first().locator("dd").first();
	const [picture, boxes] = await Promise.all(
		[drawn.locator("img"), drawn.locator("svg")].map((part) => part.boundingBox()),
	);
	expect(picture).toEqual(boxes); // what is drawn lies on the picture
	expect(await findViolations(page)).toEqual([]);
	await page.reload();
	await expect(report.locator("[data-rows] img").first()).toBeVisible(); // the files are kept with the measurement
});

test("a folder that is dropped is a table with its sounds", async ({ page }) => {
	const sound = Buffer.from(encodeWav(new Float32Array(1600), 16_000)).toString("base64");
	await page.goto("/en/measure/");
	await page.getByText("Choose a file").evaluate((button, bytes) => {
		const dropped = new DataTransfer();
		dropped.items.add(new File(["path,sentence\nclips/1.wav,merhaba\nclips/2.wav,selam\n"], "validated.csv"));
		const wav = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
		for (const name of ["1.wav", "2.wav"]) dropped.items.add(new File([wav], name, { type: "audio/wav" }));
		button.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer: dropped }));
	}, sound);
	await expect(page.getByText("Rows with their file: 2 of 2.")).toBeVisible();
	await page.getByRole("radio", { name: "Simulated" }).check();
	await page.getByRole("button", { name: "Add to the list" }).click();
	await page.getByRole("button", { name: "Start the calls (2)" }).click();
	await expect(page.locator('[data-measurement=done][data-calls="2"]')).toBeVisible();
	await expect(page.locator("[data-rows] audio")).toHaveCount(2);
});

test("files without a table are told what is missing", async ({ page }) => {
	await page.goto("/measure/");
	await give(page, [toPicture("a.png"), toPicture("b.png")]);
	await expect(page.getByRole("alert")).toContainText("Bu dosyaların arasında tablo yok");
});

async function give(page: Page, files: readonly ReturnType<typeof toPicture>[]): Promise<void> {
	await page.locator("input[type=file]").setInputFiles(files);
}

async function measure(page: Page, model: string, start: string): Promise<void> {
	await page.getByRole("radio", { name: "Simülasyon" }).check();
	await addModel(page, model);
	await page.getByRole("button", { name: start }).click();
	await expect(page.locator("[data-measurement=done]")).toBeVisible();
}
