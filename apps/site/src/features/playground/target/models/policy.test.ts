import { PROVIDERS } from "@pusula/inference";
import { expect, test } from "vitest";
import { POLICIES, readPolicy, withPolicy } from "./policy.ts";

test.each(POLICIES)("%s is written behind a model and read from it", (policy) => {
	const model = withPolicy("owner/name:cheapest", policy);
	expect(readPolicy(model)).toBe(policy);
	expect(withPolicy(model, "none")).toBe("owner/name");
});

test("other endings are part of the name, and no policy is a provider", () => {
	expect(readPolicy("owner/name:groq")).toBe("none");
	expect(withPolicy("owner/name:8b", "fastest")).toBe("owner/name:8b:fastest");
	expect(POLICIES.filter((policy) => Object.hasOwn(PROVIDERS, policy))).toEqual([]);
});
