import { expect, test } from "vitest";
import { findMirrorProblem, toHubUrl } from "./mirror-url.ts";

test.each([
	["", "missing"],
	["hub.acme.example", "not-a-url"],
	["ftp://hub.acme.example", "scheme"],
	["https://me:secret@hub.acme.example", "credentials"],
	["http://hub.acme.example", "plain-http"],
	["http://[::1]:8080", "loopback-name"],
	["https://hub.acme.example/?token=1", "query"],
	["https://hub.acme.example/#models", "query"],
	["https://hub.acme.example", undefined],
	[" http://localhost:8080/hub ", undefined],
	["http://127.0.0.1:8080", undefined],
] as const)("%j as a mirror of the hub: %s", (text, problem) => {
	expect(findMirrorProblem(text)).toBe(problem);
});

test.each([
	[" https://hub.acme.example ", "https://hub.acme.example"],
	["https://hub.acme.example/", "https://hub.acme.example"],
	["http://localhost:8080/hub//", "http://localhost:8080/hub"],
])("the base URL of %j is %s", (text, url) => {
	expect(toHubUrl(text)).toBe(url);
});
