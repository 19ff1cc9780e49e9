import { ERROR_CODES } from "@pusula/inference";
import { expect, test } from "vitest";
import { listErrors } from "./list-catalogue.ts";

test("an error is found by its code, class and messages, whether it has a page of words or not", () => {
	const page = {
		folder: "errors",
		name: "no-model",
		fields: { title: "No such model", lead: "Look." },
		body: "",
	};
	const entries = listErrors([page], () => "", "en");
	expect(entries.map(({ names }) => names)).toEqual(ERROR_CODES);
	expect(entries.find(({ names }) => names === "no-model")).toMatchObject({
		title: "no-model: No such model",
		text: "Look.",
	});
	expect(entries.find(({ names }) => names === "model-url")).toMatchObject({
		title: "model-url: A value of the call is wrong",
		terms: "InputError Model URLs are no longer supported. Use endpointUrl instead.",
		text: "Errors of the class InputError carry this code.",
	});
});
