import { expect, it } from "vitest";
import { openCall } from "../call/call.ts";
import { fetchFiles } from "./media.ts";

it("leaves what a provider nests thousands of levels deep as it is", async () => {
	const extra: unknown = JSON.parse(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`);
	const call = openCall({ task: "image-segmentation", args: {}, options: {} });
	const output = [{ label: "sky", mask: "aGk=", extra }];
	const [first] = (await fetchFiles(output, call)) as typeof output; // a list stays a list
	expect(first).toMatchObject({ label: "sky", mask: "aGk=" });
	expect(typeof first?.extra).toBe("object");
});
