import { expect, it } from "vitest";
import { takeDefault } from "./take-default.ts";

it("sets the default of a docstring apart", () => {
	expect(takeDefault("From the start of a stream to its first event. Default 600 000. 0 for none.")).toEqual({
		text: "From the start of a stream to its first event. 0 for none.",
		fallback: "600 000",
	});
});

it("keeps dots inside a default", () => {
	expect(takeDefault("Base URL of the router. Default `https://router.huggingface.co`.")).toEqual({
		text: "Base URL of the router.",
		fallback: "`https://router.huggingface.co`",
	});
});

it("takes a default that a semicolon joins", () => {
	expect(takeDefault("how to load them; default: from where they are installed")).toEqual({
		text: "how to load them.",
		fallback: "from where they are installed",
	});
});

it("leaves a docstring without a default as it is", () => {
	expect(takeDefault("The default provider is chosen by name.")).toEqual({
		text: "The default provider is chosen by name.",
	});
});
