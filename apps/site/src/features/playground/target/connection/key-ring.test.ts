import { expect, test } from "vitest";
import { findEndpointKey, findKey, findSentKey, preferPlatform, putEndpointKey, putKey } from "./key-ring.ts";

test("a provider's key is never offered to another provider", () => {
	const ring = putKey({}, "groq", "gsk_1");
	expect(findKey(ring, "groq")).toBe("gsk_1");
	expect(findKey(ring, "together")).toBe("");
});

test("a platform key serves every provider, and gives way to a provider's own", () => {
	const ring = putKey(putKey({}, "groq", "hf_1"), "together", "tg_1");
	expect(findKey(ring, "together")).toBe("tg_1");
	expect(ring).toEqual({ together: "tg_1" });
	const both = putKey(putKey({ platform: "hf_1" }, "together", "hf_2"), "groq", "hf_3");
	expect(both).toEqual({ platform: "hf_3" });
});

test("an emptied field stays empty", () => {
	expect(findKey(putKey({ platform: "hf_1" }, "groq", ""), "groq")).toBe("");
});

test("the platform's key comes back when the provider's own is put aside", () => {
	expect(findKey(preferPlatform({ platform: "hf_1", groq: "gsk_1" }, "groq"), "groq")).toBe("hf_1");
});

test("an endpoint's key belongs to its origin, and the platform's key is not offered to it", () => {
	const ring = putEndpointKey({ platform: "hf_1" }, "http://localhost:11434/v1", "local");
	expect(findEndpointKey(ring, "http://localhost:11434/")).toBe("local");
	expect(findEndpointKey(ring, "http://localhost:8080/v1")).toBe("");
	expect(findKey(putEndpointKey({}, "https://acme.endpoints.dev", "hf_2"), "groq")).toBe("");
});

test("a provider's key does not go along where the platform chooses", () => {
	expect(findSentKey({ auto: "gsk_1" }, "auto")).toBe("");
	expect(findSentKey({ auto: "gsk_1", platform: "hf_1" }, "groq")).toBe("hf_1");
	expect(findSentKey({ platform: "hf_1" }, "auto")).toBe("hf_1");
});
